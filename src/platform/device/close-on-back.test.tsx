import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeOnBack } from './close-on-back.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  window.history.replaceState({ idx: 0, key: 'here' }, '')
})
afterEach(() => vi.unstubAllGlobals())

const popped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

it('closes by the back gesture and leaves the route as it was', async () => {
  const close = vi.fn<() => void>()
  closeOnBack(close)
  expect(window.history.state).toMatchObject({ idx: 0, key: 'here' })
  const back = popped()
  window.history.back()
  await back
  expect(close).toHaveBeenCalledOnce()
  expect(window.history.state).toEqual({ idx: 0, key: 'here' })
})

it('takes its entry back when closed otherwise', async () => {
  const close = vi.fn<() => void>()
  const stop = closeOnBack(close)
  const back = popped()
  stop()
  await back
  expect(close).not.toHaveBeenCalled()
  expect(window.history.state).toEqual({ idx: 0, key: 'here' })
})

it('leaves the history alone where the browser closes dialogs itself', () => {
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
