import { beforeEach, expect, it, vi } from 'vitest'
import { loadAnew } from './load-anew.ts'

const reload = vi.fn<() => void>()
let answer: (response: Response) => void = () => {}
const fetchPage = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  fetchPage.mockReset()
  fetchPage.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', fetchPage)
  vi.stubGlobal('location', { pathname: '/dashboard', reload })
})

it('the page isn’t left for a missing file if a bet is sent while the server is asked', async () => {
  let isSending = false
  const leaves = loadAnew(() => !isSending)
  isSending = true
  answer(new Response('the page'))
  expect(await leaves).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('a player who has gone to another screen meanwhile keeps the page', async () => {
  const leaves = loadAnew(() => true)
  window.history.pushState({ key: 'another' }, '', '/wallet')
  answer(new Response('the page'))
  expect(await leaves).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  window.history.back()
})

it('many calls that miss the same file ask the server once, and reload once', async () => {
  const all = [1, 2, 3].map(() => loadAnew(() => true))
  answer(new Response('the page'))
  expect(await Promise.all(all)).toEqual([true, true, true])
  expect(fetchPage).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
})
