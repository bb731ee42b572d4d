import { pathOnScreen } from '#platform/links/address.ts'
import type { Gesture, ScenarioSession, View } from '#scenarios/define.ts'
import { leaving } from '../leaving.ts'
import { findButton, findField, findView, overlay } from './find-on-screen.ts'
import { waitUntilFound } from './wait-until-found.ts'

/** A gesture of a player can't be carried out, since something isn't on the screen. */
export class GestureError extends Error {}

/** Milliseconds that something may take to appear. */
const appearTimeoutMs = 5000

/** How often a place that still moves is scrolled to. */
const maxScrolls = 10

/** Milliseconds that a person takes before a press, after it, and for a letter. */
const paceMs = { before: 450, after: 350, letter: 90 } as const

/** How the controller uses the client: opens its screens, fills in its forms, scrolls. */
export interface ClientScreen {
  /** Opens an address of the app; false if it's on screen already. */
  open(path: string): boolean
  /** Closes dialogs and sheets, and the note about an address that the demo didn't open. */
  clear(): void
  /** Scrolls to the top of the screen. */
  scrollToTop(): void
  /** Scrolls to a part of the screen once it's there; false if it doesn't appear. */
  show(view: View): Promise<boolean>
  /** Does what a player would, at a person's pace. Throws `GestureError`. */
  perform(gestures: readonly Gesture[], scenarioSession: ScenarioSession): Promise<void>
}

const scrollToElement = (element: Element, block: ScrollLogicalPosition) =>
  // Missing where there is no layout.
  element.scrollIntoView?.({ block })

/** Scrolls to the middle of an element, or to its start if it's taller than half the screen. */
function bringIntoView(element: Element): void {
  const isTall = element.getBoundingClientRect().height > window.innerHeight / 2
  scrollToElement(element, isTall ? 'start' : 'center')
}

/** Sets a field's text as typing does, with the event that React listens to. */
function setValue(field: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Waits until `find` finds something. Throws `GestureError` with its name if it doesn't. */
async function waitFor<T>(find: () => T | null, name: string): Promise<T> {
  const found = await waitUntilFound(find, appearTimeoutMs)
  if (found === null) throw new GestureError(`“${name}” isn’t on the screen.`)
  return found
}

/**
 * The client of this page. `go` opens one of its addresses, `wait` lets milliseconds pass,
 * `settled` resolves when the client waits for no answer.
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

  /** Marks the pressed element, for the audience. */
  async function touch(element: HTMLElement, perform: () => void | Promise<void>): Promise<void> {
    scrollToElement(element, 'center')
    const marked = element.closest('label') ?? element
    marked.dataset.touched = ''
    await wait(paceMs.before)
    await perform()
    await wait(paceMs.after)
    delete marked.dataset.touched
  }

  /** The number of the newest `show`: an earlier one stops. */
  let latestShow = 0

  async function type(field: HTMLElement, text: string): Promise<void> {
    for (let end = 1; end <= text.length; end += 1) {
      setValue(field, text.slice(0, end))
      await wait(paceMs.letter)
    }
  }

  async function perform(gesture: Gesture, scenarioSession: ScenarioSession): Promise<void> {
    if ('staff' in gesture) {
      await gesture.staff(scenarioSession)
    } else if ('open' in gesture) {
      if (open(gesture.open)) await wait(paceMs.before + paceMs.after)
    } else if ('press' in gesture) {
      const button = await waitFor(() => findButton(gesture.press), gesture.press)
      await touch(button, () => button.click())
    } else if ('fill' in gesture) {
      const field = await waitFor(() => findField(gesture.fill), gesture.fill)
      await touch(field, () => type(field, gesture.text))
    } else {
      await waitFor(() => findView([gesture.see]), gesture.see)
      await wait(2 * paceMs.before)
    }
  }

  return {
    open,
    clear() {
      leaving.dismiss()
      for (let top = overlay(); top instanceof HTMLDialogElement; top = overlay()) top.close()
      // A sheet that appeared by itself listens on `document`; the tools listen on `window`, which
      // doesn't get this event.
      if (overlay()) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    },
    scrollToTop: () => window.scrollTo?.(0, 0),
    async show(view) {
      latestShow += 1
      const thisShow = latestShow
      const found = await waitUntilFound(() => findView(view), appearTimeoutMs)
      if (!found || thisShow !== latestShow) return false
      bringIntoView(found)
      // Until an answer arrives, a list may show the same texts in other rows; and what loads above
      // moves them away again.
      let place = ''
      for (let scrolls = 0; scrolls < maxScrolls; scrolls += 1) {
        await settled()
        if (thisShow !== latestShow) return false
        const now = findView(view) ?? found
        bringIntoView(now)
        const { top, height } = now.getBoundingClientRect()
        if (place === `${top} ${height}`) break
        place = `${top} ${height}`
        await wait(paceMs.after)
      }
      return true
    },
    async perform(gestures, scenarioSession) {
      for (const gesture of gestures) await perform(gesture, scenarioSession)
    },
  }
}
