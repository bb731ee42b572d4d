// In place of sonner: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { createStore } from 'zustand/vanilla'
import { timers, type Schedule } from '#platform/schedule.ts'

export type ToastKind = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** What it's about, if only the newest message on it is true. */
  topic?: string | undefined
}

/** How long a toast stays, in ms. */
const toastDurations: Record<ToastKind, number> = { success: 2000, error: 4000, info: 4000 }

/** Makes an independent stack of toasts, which disappear by themselves. */
export function createToasts(schedule: Schedule = timers) {
  let nextId = 1
  let paused = false
  const countdowns = new Map<number, () => void>()
  const { getState: current, setState, subscribe } = createStore<readonly Toast[]>(() => [])

  const publish = (next: readonly Toast[]) => setState(next, true)
  const stop = (id: number) => {
    countdowns.get(id)?.()
    countdowns.delete(id)
  }
  const dismiss = (id: number): void => {
    stop(id)
    if (current().some((toast) => toast.id === id))
      publish(current().filter((toast) => toast.id !== id))
    // The toast with the pointer or focus is gone, so nothing else will resume.
    if (current().length === 0) paused = false
  }
  const start = (toast: Toast) => {
    stop(toast.id)
    countdowns.set(
      toast.id,
      schedule(() => dismiss(toast.id), toastDurations[toast.kind]),
    )
  }
  /** Returns its id, for `dismiss`. */
  const show = (kind: ToastKind, text: string, topic?: string): number => {
    const toast = { id: nextId++, kind, text, topic }
    const isPast = (each: Toast) => topic !== undefined && each.topic === topic
    for (const { id } of current().filter(isPast)) stop(id)
    publish([...current().filter((each) => !isPast(each)), toast])
    if (!paused) start(toast)
    return toast.id
  }

  return {
    /** Replaces an earlier one with the same `topic`. */
    success: (text: string, topic?: string) => show('success', text, topic),
    error: (text: string) => show('error', text),
    info: (text: string) => show('info', text),
    dismiss,
    /** Stops every countdown (focus or pointer on a toast); `resume` starts them afresh. */
    pause() {
      paused = true
      for (const id of Array.from(countdowns.keys())) stop(id)
    },
    resume() {
      paused = false
      for (const toast of current()) start(toast)
    },
    /** The toasts on screen, oldest first. */
    current,
    subscribe,
  }
}

export type Toasts = ReturnType<typeof createToasts>
