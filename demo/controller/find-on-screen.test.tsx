import { afterEach, expect, test } from 'vitest'
import { findView } from './find-on-screen.ts'

afterEach(() => document.body.replaceChildren())

/** An element that is drawn as browsers do: without a box, nothing of its own is visible. */
function drawn(tag: string, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  element.append(...inside)
  element.checkVisibility = () => element.style.display !== 'contents'
  return element
}

/** Puts it into the client of the page. */
function onScreen(element: HTMLElement): void {
  const root = drawn('div', element)
  root.id = 'root'
  document.body.append(root)
}

test('what a step shows is found inside a form that has no box of its own', () => {
  const card = drawn('fieldset', drawn('legend', 'Send to'), drawn('label', 'PhonePe'))
  const form = drawn('form', drawn('main', drawn('p', 'Balance'), card))
  form.style.display = 'contents'
  onScreen(form)
  expect(findView(['Send to', 'PhonePe'])).toBe(card)
})

test('what stands in two parts of such a form is found in what is around it', () => {
  const form = drawn('form', drawn('main', 'Points'), drawn('footer', 'Withdraw'))
  form.style.display = 'contents'
  const frame = drawn('div', form)
  onScreen(frame)
  expect(findView(['Points', 'Withdraw'])).toBe(frame)
})
