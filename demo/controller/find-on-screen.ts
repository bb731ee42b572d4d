import type { View } from '#scenarios/define.ts'

/** As a player reads it: one blank wherever there are blanks. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What only screen readers meet is one pixel large. */
function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (element.checkVisibility?.() ?? true) && !(width === 1 && height === 1)
}

/** What takes the screen: a dialog, or else a sheet that appeared by itself. Null if nothing does. */
export const overlay = (): Element | null =>
  [...document.querySelectorAll('#root dialog[open]')].at(-1) ??
  document.querySelector('#root .still-sheet')

/** The client's part of the page; in a test, the page. */
const client = (): Element => document.getElementById('root') ?? document.body

/** What is drawn directly inside: an element without a box, such as a form, is what it contains. */
const partsOf = (element: Element): Element[] =>
  [...element.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? partsOf(child) : [child],
  )

/**
 * The smallest thing inside `place` in which all these texts stand. A toast leaves by itself: what
 * stays on the screen with the same words is preferred.
 */
function smallest(place: Element, view: View): Element | null {
  const has = (element: Element) => {
    const text = plain(element.textContent ?? '')
    return view.every((each) => text.includes(plain(each))) && isDrawn(element)
  }
  if (!has(place)) return null
  let found = place
  for (;;) {
    const inside = partsOf(found).filter(has)
    const inner = inside.find((each) => !each.matches('[data-toasts]')) ?? inside[0]
    if (!inner) return found
    found = inner
  }
}

/** What a step wants to be seen, on top if it's there. */
export function findView(view: View): Element | null {
  const top = overlay()
  return (top && smallest(top, view)) ?? smallest(client(), view)
}

type Control = HTMLElement & {
  type?: string
  disabled?: boolean
  labels?: NodeListOf<HTMLLabelElement> | null
}

/** What a control is called: by its label, or by what stands on it. */
function nameOf(control: Control): string {
  const own = control.getAttribute('aria-label')
  const label = own ?? control.labels?.[0]?.textContent ?? control.textContent ?? ''
  return plain(label)
}

function findControl(selector: string, name: string): Control | null {
  const place = overlay() ?? client()
  const all = [...place.querySelectorAll<Control>(selector)].filter(
    (each) => isDrawn(each) && !each.disabled,
  )
  const exact = all.filter((each) => nameOf(each) === name)
  // The login has a choice and a button of one name. What is added to a name follows it: 'Bank' is
  // 'Bank Deccan Example Bank, •••• 4821'.
  return (
    exact.find(({ type }) => type === 'submit') ??
    exact[0] ??
    all.find((each) => nameOf(each).startsWith(name)) ??
    null
  )
}

/** A button, link, tab or choice by its name. */
export const findButton = (name: string): HTMLElement | null =>
  findControl('button, a[href], input[type=radio]', name)

/** A field by its label. */
export const findField = (name: string): HTMLElement | null =>
  findControl('input:not([type=radio], [type=checkbox]), textarea', name)
