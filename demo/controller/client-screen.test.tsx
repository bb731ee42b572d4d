import { afterEach, expect, test, vi } from 'vitest'
import type { Gesture, ScenarioSession } from '#scenarios/define.ts'
import { clientScreen, GestureError } from './client-screen.ts'

afterEach(() => document.body.replaceChildren())

/** A form of the client, and what a step does with it until `isWanted` says no. */
function openForm() {
  const [root, label, place] = ['div', 'label', 'p'].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  const field = document.createElement('input')
  const button = document.createElement('button')
  label.append('Amount ', field)
  button.append('Place')
  root.append(label, button, place)
  root.id = 'root'
  document.body.append(root)
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  // What is only drawn has a size.
  for (const each of [field, button, place]) {
    each.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20)
  }
  const gestures: Gesture[] = [
    { fill: 'Amount', text: '500' },
    { press: 'Place' },
    { see: 'Placed' },
  ]
  const play = (isWanted: () => boolean) =>
    clientScreen(
      () => {},
      async () => {},
      async () => {},
    ).perform(gestures, {} as ScenarioSession, isWanted)
  return { field, button, pressed, place, play }
}

test('what a step was typing when it’s left stays half typed, and nothing is pressed', async () => {
  const { field, pressed, play } = openForm()
  await play(() => field.value.length < 2)
  expect([field.value, pressed.mock.calls.length]).toEqual(['50', 0])
})

test('a step that’s left while a button is marked doesn’t press it', async () => {
  const { button, pressed, play } = openForm()
  await expect(play(() => button.dataset.touched === undefined)).rejects.toThrow(GestureError)
  expect(pressed).not.toHaveBeenCalled()
  expect(button.dataset.touched).toBeUndefined()
})

test('the answer to what a step has pressed before it’s left is still waited for', async () => {
  const { pressed, place, play } = openForm()
  let isOver = false
  const played = play(() => pressed.mock.calls.length === 0).then(() => (isOver = true))
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  expect(isOver).toBe(false)
  place.textContent = 'Placed'
  await played
})

test('on a slow laptop, what a step shows is waited for as long as the client waits for answers', async () => {
  const { place } = openForm()
  vi.useFakeTimers()
  const screen = clientScreen(
    () => {},
    async () => {},
    async () => {
      place.textContent = 'Total bets'
    },
  )
  const shown = screen.show(['Total bets'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(await shown).toBeNull()
})
