import { errorPageMessages } from '#messages/en/app/error-pages.ts'
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

/** A screen as the player had it. */
export interface Place {
  path: string
  /** How far it's scrolled, in CSS pixels. */
  top: number
}

/** How the controller uses the client: opens its screens, fills in its forms, scrolls. */
export interface ClientScreen {
  /** Opens an address of the app; false if it's on screen already. */
  open(path: string): boolean
  /** Closes dialogs and sheets, and the note about an address that the demo didn't open. */
  clear(): void
  /** Scrolls to the top of the screen. */
  scrollToTop(): void
  /** Where the player is now. */
  place(): Place
  /** Opens a screen and scrolls it to where it was. */
  restore(place: Place): Promise<void>
  /** Scrolls to a part of the screen once it's there. Returns what's wrong if it doesn't appear. */
  show(view: View): Promise<string | null>
  /**
   * Does what a player would, at a person's pace, as long as it's wanted; only what a press has begun
   * is still waited for. Throws `GestureError`.
   */
  perform(
    gestures: readonly Gesture[],
    scenarioSession: ScenarioSession,
    isWanted: () => boolean,
  ): Promise<void>
}

const scrollToElement = (element: Element, block: ScrollLogicalPosition) =>
  // Missing where there is no layout.
  element.scrollIntoView?.({ block })

/** CSS pixels between an element and the bars. */
const margin = 8

/**
 * Scrolls until an element is whole between the bars: to the top of the screen if it's in sight there,
 * where a screen begins as it should; otherwise to its middle, or its start if it's too tall.
 */
function bringIntoView(element: Element): void {
  // Only those that stay while the page scrolls: cards have footers too.
  const stuck = (selector: string) =>
    [...document.querySelectorAll(`#root ${selector}`)].filter((each) =>
      ['sticky', 'fixed'].includes(getComputedStyle(each).position),
    )
  const heightOf = (selector: string) =>
    Math.max(0, ...stuck(selector).map((bar) => bar.getBoundingClientRect().height))
  const bars = {
    top: heightOf('header'),
    // What can be played next stands above the places, or comes to stand there.
    bottom:
      Math.min(
        window.innerHeight,
        ...stuck('footer').map((bar) => bar.getBoundingClientRect().top),
      ) - heightOf('.above-tabs'),
  }
  const { top, bottom, height } = element.getBoundingClientRect()
  // A list in a sheet scrolls by itself.
  if (overlay()?.contains(element) || bars.bottom <= bars.top) {
    return scrollToElement(element, 'center')
  }
  const room = bars.bottom - bars.top - 2 * margin
  const isAtTop = bottom + window.scrollY <= bars.bottom - margin
  const above = height > room ? margin : margin + (room - height) / 2
  window.scrollTo?.(0, isAtTop ? 0 : window.scrollY + top - bars.top - above)
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

/** Returns whether the player has neither left the screen nor scrolled it since. */
function watchPlayer(path: string): () => boolean {
  let hasScrolled = false
  const note = () => {
    hasScrolled = true
  }
  for (const type of ['wheel', 'touchmove']) {
    document.addEventListener(type, note, { once: true, passive: true })
  }
  return () => !hasScrolled && pathOnScreen() === path
}

/** Why what a step shows isn't there. */
const whyUnseen = (view: View): string =>
  findView([errorPageMessages.notLoadedTitle])
    ? 'The phone can’t show it without a network.'
    : `“${view.join(', ')}” isn’t on the screen.`

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
  async function touch(
    element: HTMLElement,
    isWanted: () => boolean,
    perform: () => void | Promise<void>,
  ): Promise<void> {
    scrollToElement(element, 'center')
    const marked = element.closest('label') ?? element
    marked.dataset.touched = ''
    await wait(paceMs.before)
    const isDone = isWanted()
    if (isDone) {
      await perform()
      await wait(paceMs.after)
    }
    delete marked.dataset.touched
    if (!isDone) throw new GestureError('The step was left.')
  }

  /** The number of the newest `show`: an earlier one stops. */
  let latestShow = 0

  async function type(field: HTMLElement, text: string, isWanted: () => boolean): Promise<void> {
    for (let end = 1; end <= text.length && isWanted(); end += 1) {
      setValue(field, text.slice(0, end))
      await wait(paceMs.letter)
    }
  }

  async function perform(
    gesture: Gesture,
    scenarioSession: ScenarioSession,
    isWanted: () => boolean,
  ): Promise<void> {
    if ('staff' in gesture) {
      await gesture.staff(scenarioSession)
    } else if ('open' in gesture) {
      if (open(gesture.open)) await wait(paceMs.before + paceMs.after)
    } else if ('press' in gesture) {
      const button = await waitFor(() => findButton(gesture.press), gesture.press)
      await touch(button, isWanted, () => button.click())
    } else if ('fill' in gesture) {
      const field = await waitFor(() => findField(gesture.fill), gesture.fill)
      await touch(field, isWanted, () => type(field, gesture.text, isWanted))
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
    place: () => ({ path: pathOnScreen(), top: window.scrollY }),
    async restore({ path, top }) {
      open(path)
      const isHere = watchPlayer(path)
      for (let scrolls = 0; scrolls < maxScrolls; scrolls += 1) {
        await settled()
        if (!isHere()) return
        window.scrollTo?.(0, top)
        if (Math.abs(window.scrollY - top) < 1) return
        await wait(paceMs.after)
      }
    },
    async show(view) {
      latestShow += 1
      const thisShow = latestShow
      const isHere = watchPlayer(pathOnScreen())
      let found = await waitUntilFound(() => findView(view), appearTimeoutMs)
      if (!found) {
        // A slow laptop: the client still waits for its answers.
        await settled()
        found = findView(view)
      }
      if (thisShow !== latestShow || !isHere()) return null
      if (!found) return whyUnseen(view)
      bringIntoView(found)
      // Until an answer arrives, a list may show the same texts in other rows; and what loads above
      // moves them away again.
      let place = ''
      for (let scrolls = 0; scrolls < maxScrolls; scrolls += 1) {
        await settled()
        if (thisShow !== latestShow || !isHere()) return null
        const now = findView(view) ?? found
        bringIntoView(now)
        const { top, height } = now.getBoundingClientRect()
        if (place === `${top} ${height}`) break
        place = `${top} ${height}`
        await wait(paceMs.after)
      }
      return null
    },
    async perform(gestures, scenarioSession, isWanted) {
      for (const gesture of gestures) {
        // Whoever has gone to another moment must find nothing typed or pressed there; only an answer
        // that's on its way is still waited for.
        if (!isWanted() && !('see' in gesture)) return
        await perform(gesture, scenarioSession, isWanted)
      }
    },
  }
}
