import { beforeEach, expect, it, vi } from 'vitest'
import { closeOnBack } from './close-on-back.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  window.history.replaceState({ idx: 0, key: 'here' }, '')
})

const popped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

it('closes on the back gesture and leaves the route alone', async () => {
  const close = vi.fn<() => void>()
  closeOnBack(close)
  expect(window.history.state).toMatchObject({ idx: 0, key: 'here' })
  const back = popped()
  window.history.back()
  await back
  expect(close).toHaveBeenCalledOnce()
  expect(window.history.state).toEqual({ idx: 0, key: 'here' })
})

it('removes its history entry when closed another way', async () => {
  const close = vi.fn<() => void>()
  const stop = closeOnBack(close)
  const back = popped()
  stop()
  await back
  expect(close).not.toHaveBeenCalled()
  expect(window.history.state).toEqual({ idx: 0, key: 'here' })
})

it('leaves the history alone if the browser closes dialogs itself', () => {
  vi.stubGlobal('CloseWatcher', () => {})
  closeOnBack(() => {})
  expect(window.history.state).toEqual({ idx: 0, key: 'here' })
})

it('opened again at once, as by StrictMode, holds one entry and closes once', async () => {
  const close = vi.fn<() => void>()
  closeOnBack(() => {})()
  const stop = closeOnBack(close)
  expect(window.history.state).toHaveProperty('modal')
  const back = popped()
  stop()
  await back
  expect(close).not.toHaveBeenCalled()
  expect(window.history.state).toEqual({ idx: 0, key: 'here' })
})
