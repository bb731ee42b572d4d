import { pathOnScreen } from '#platform/links/address.ts'
import type { Gesture, ScenarioSession, View } from '#scenarios/define.ts'
import { leaving } from '../leaving.ts'
import { appears } from './appears.ts'
import { findButton, findField, findView, overlay } from './find-on-screen.ts'

/** What a player wanted to do couldn't be done: something isn't on the screen. */
export class GestureError extends Error {}

/** How long something may take to appear, in milliseconds. */
const patience = 5000

/** After so many, what still moves is left to move. */
const mostLooks = 10

/** A person's pace, in milliseconds: before a press, after it, and for a letter. */
const pace = { before: 450, after: 350, letter: 90 } as const

/** The client as the controller uses it: its addresses, its forms, and what is in view. */
export interface ClientScreen {
  /** Opens an address of the app; false if it's on screen already. */
  open(path: string): boolean
  /** Closes what lies over the screen, and what was said of the one before. */
  clear(): void
  /** Scrolls to the beginning of the screen. */
  toTop(): void
  /** Scrolls to what is to be seen, once it's there; false if it doesn't come. */
  show(view: View): Promise<boolean>
  /** Does what a player would, at a person's pace. Throws `GestureError`. */
  perform(gestures: readonly Gesture[], scenarioSession: ScenarioSession): Promise<void>
}

const reach = (element: Element, block: ScrollLogicalPosition) =>
  // Missing where there is no layout.
  element.scrollIntoView?.({ block })

/** The whole of it, or its beginning where it's taller than the screen. */
function bringIntoView(element: Element): void {
  const isTall = element.getBoundingClientRect().height > window.innerHeight / 2
  reach(element, isTall ? 'start' : 'center')
}

/** Puts text into a field as typing would: React hears of it by the event alone. */
function put(field: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function must<T>(look: () => T | null, what: string): Promise<T> {
  const found = await appears(look, patience)
  if (found === null) throw new GestureError(`“${what}” isn’t on the screen.`)
  return found
}

/**
 * The client of this page. `wait` lets milliseconds pass; `settled` resolves when the client waits for
 * no answer any more.
 */
export function clientScreen(
  go: (path: string) => unknown,
  wait: (ms: number) => Promise<void>,
  settled: () => Promise<void>,
): ClientScreen {
  function open(path: string): boolean {
    if (pathOnScreen() === path) return false
    void go(path)
    return true
  }

  /** Marks what a finger is on, for those who watch. */
  async function touch(element: HTMLElement, perform: () => void | Promise<void>): Promise<void> {
    reach(element, 'center')
    const seen = element.closest('label') ?? element
    seen.dataset.touched = ''
    await wait(pace.before)
    await perform()
    await wait(pace.after)
    delete seen.dataset.touched
  }

  /** Only the newest place that was asked for is shown. */
  let latest = 0

  async function type(field: HTMLElement, text: string): Promise<void> {
    for (let end = 1; end <= text.length; end += 1) {
      put(field, text.slice(0, end))
      await wait(pace.letter)
    }
  }

  async function perform(gesture: Gesture, scenarioSession: ScenarioSession): Promise<void> {
    if ('staff' in gesture) {
      await gesture.staff(scenarioSession)
    } else if ('open' in gesture) {
      if (open(gesture.open)) await wait(pace.before + pace.after)
    } else if ('press' in gesture) {
      const button = await must(() => findButton(gesture.press), gesture.press)
      await touch(button, () => button.click())
    } else if ('fill' in gesture) {
      const field = await must(() => findField(gesture.fill), gesture.fill)
      await touch(field, () => type(field, gesture.text))
    } else {
      await must(() => findView([gesture.see]), gesture.see)
      await wait(2 * pace.before)
    }
  }

  return {
    open,
    clear() {
      leaving.dismiss()
      for (let top = overlay(); top instanceof HTMLDialogElement; top = overlay()) top.close()
      // A sheet that appeared by itself listens here; the tools' own, further out.
      if (overlay()) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    },
    toTop: () => window.scrollTo?.(0, 0),
    async show(view) {
      latest += 1
      const mine = latest
      const found = await appears(() => findView(view), patience)
      if (!found || mine !== latest) return false
      bringIntoView(found)
      // Before its answer, a list may show the same texts in other rows; and what loads above it moves
      // it away again.
      let place = ''
      for (let look = 0; look < mostLooks; look += 1) {
        await settled()
        if (mine !== latest) return false
        const now = findView(view) ?? found
        bringIntoView(now)
        const { top, height } = now.getBoundingClientRect()
        if (place === `${top} ${height}`) break
        place = `${top} ${height}`
        await wait(pace.after)
      }
      return true
    },
    async perform(gestures, scenarioSession) {
      for (const gesture of gestures) await perform(gesture, scenarioSession)
    },
  }
}
