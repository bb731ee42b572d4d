import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Reads a field on screen: how to take over its text, or null if the app knows it. */
type Look = () => { field: TextField; take: () => void } | null

/** One for each text field on screen. */
const looks = new Set<Look>()

/** What the app draws after. A field that is drawn again shows what the app knows, and loses the rest. */
const occasions = ['keydown', 'input', 'change', 'click', 'submit'] as const

/**
 * Reads all fields before anything is drawn: a password manager may have filled several without an event,
 * or with one that React doesn't hear.
 */
function readAll({ type, target }: Event): void {
  const found = [...looks].map((look) => look()).filter((each) => each !== null)
  // What is only typed, React hears by itself.
  if (type === 'input' && found.every(({ field }) => field === target)) return
  // Each is drawn before the next, which may be a part of the same state.
  for (const { take } of found) flushSync(take)
}

/**
 * Reads the text field in `place` when the app starts, since something may have been typed before, and
 * again whenever the player does something: what stands in it is what counts, however it got there.
 */
export function useReadAgain(
  place: RefObject<HTMLElement | null>,
  /** What the app believes to stand in the field. */
  shown: string,
  take: (text: string, field: TextField) => void,
): void {
  const isKnown = useEffectEvent((text: string) => text === shown)
  const takeOver = useEffectEvent(take)
  useLayoutEffect(() => {
    const look: Look = () => {
      const field = place.current?.querySelector<TextField>('input, textarea')
      if (!field || isKnown(field.value)) return null
      const text = field.value
      return { field, take: () => takeOver(text, field) }
    }
    const early = look()
    if (early?.field.value) early.take()
    looks.add(look)
    if (looks.size === 1) for (const each of occasions) addEventListener(each, readAll, true)
    return () => {
      looks.delete(look)
      if (looks.size === 0) for (const each of occasions) removeEventListener(each, readAll, true)
    }
  }, [place])
}
