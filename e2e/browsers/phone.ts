import { expect } from '@playwright/test'
import type * as TestingLibrary from '@testing-library/dom'

/** An element of the page. */
interface Element {
  click(): Promise<void>
  /** Types at it, key by key. */
  type(text: string): Promise<void>
}

/** A browser with one page, whichever protocol it speaks. */
export interface Browser {
  /** As '103.0.5058.0'. */
  version: string
  open(address: string): Promise<void>
  /** Runs `work` in the page; what it's given and returns is JSON. */
  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  /** The element that `work` finds in the page; null if there's none. */
  element<Given extends unknown[]>(
    work: (...given: Given) => globalThis.Element | null,
    ...given: Given
  ): Promise<Element | null>
  press(key: 'Enter' | 'Escape'): Promise<void>
  /** A picture of the page, as PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Each page of the site has it (site.ts). */
declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
  }
}

type Name = string | RegExp

/** A name as it's sent to the page. */
const sent = (name: Name) =>
  typeof name === 'string' ? { name, flags: null } : { name: name.source, flags: name.flags }

/** Asks the page until `look` is true; in between it may be another page at any moment. */
const until = (what: string, look: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(() => look().catch(() => false), {
      message: what,
      intervals: [50, 100, 200],
      timeout: 90_000,
    })
    .toBe(true)

/** What a player does with a page, by the names on it; each waits until what it needs is there. */
export function player(browser: Browser) {
  /** Does something with an element as soon as it's there, with the next one if it goes meanwhile. */
  const actOn = (
    work: (kind: string, name: string, flags: string | null) => globalThis.Element | null,
    kind: string,
    wanted: Name,
    act: (element: Element) => Promise<void>,
  ): Promise<void> => {
    const { name, flags } = sent(wanted)
    return until(`${kind} ${String(wanted)}`, async () => {
      const found = await browser.element(work, kind, name, flags)
      if (found) await act(found)
      return found !== null
    })
  }

  /** The first element with this role and accessible name. */
  const byRole = (role: string, name: Name, act: (element: Element) => Promise<void>) =>
    actOn(
      (kind, text, flags) => {
        // A page that has only begun has neither.
        if (!('TestingLibraryDom' in window)) return null
        const name = flags === null ? text : new RegExp(text, flags)
        const page = document.documentElement
        const [found] = window.TestingLibraryDom.queryAllByRole(page, kind, { name })
        // What still moves, such as a sheet that comes up, would be pressed where it was.
        const moves = document
          .getAnimations()
          .map(({ playState, effect }) => playState === 'running' && effect)
          .some(
            (effect) => effect instanceof KeyframeEffect && effect.target?.contains(found ?? null),
          )
        return moves ? null : (found ?? null)
      },
      role,
      name,
      act,
    )

  /** The field with this label. */
  const byLabel = (label: Name, act: (element: Element) => Promise<void>) =>
    actOn(
      (selector, text, flags) => {
        if (!('TestingLibraryDom' in window)) return null
        const name = flags === null ? text : new RegExp(text, flags)
        const page = document.documentElement
        return window.TestingLibraryDom.queryAllByLabelText(page, name, { selector })[0] ?? null
      },
      'input, textarea',
      label,
      act,
    )

  return {
    /**
     * Opens an address; once more if the page before interrupts that by going somewhere itself, as one
     * does that loads itself anew because the worker changed while one of its files was on its way.
     */
    open: (address: string) =>
      until(address, async () => {
        await browser.open(address)
        return (await browser.run(() => location.href)) === address
      }),
    sees: (role: string, name: Name) => byRole(role, name, () => Promise.resolve()),
    press: (role: string, name: Name) => byRole(role, name, (element) => element.click()),
    type: (label: Name, text: string) => byLabel(label, (element) => element.type(text)),
    /** Text somewhere on the page. */
    reads: (text: RegExp) =>
      until(String(text), async () =>
        text.test(await browser.run(() => document.querySelector('body')?.innerText ?? '')),
      ),
    /** No dialog is open any more. */
    closed: () =>
      until('no dialog', () => browser.run(() => document.querySelector('dialog[open]') === null)),
    /** The screen with this heading, loaded. */
    async arrives(heading: Name) {
      await byRole('heading', heading, () => Promise.resolve())
      await until('loaded', () =>
        browser.run(() => document.querySelector('[aria-busy="true"]') === null),
      )
    },
  }
}
