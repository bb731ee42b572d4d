import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { watchStart } from './not-started.ts'

const reload = vi.fn<() => void>()
const message = () => document.querySelector<HTMLElement>('#boot-error')
const root = () => document.querySelector<HTMLElement>('#root')

/** A file of the page doesn't come. */
function miss(tag: 'script' | 'link'): void {
  const part = document.body.appendChild(document.createElement(tag))
  part.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(1_000)
}

beforeAll(watchStart)
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  document.body.replaceChildren(
    Object.assign(document.createElement('div'), { id: 'root' }),
    Object.assign(document.createElement('p'), { id: 'boot-error', hidden: true }),
  )
})

it('a file of the app that’s missing loads the page anew; if it’s missing again, the page says so', () => {
  miss('script')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(message()?.hidden).toBe(true)
  miss('script')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(message()?.hidden).toBe(false)
  expect(root()?.hidden).toBe(true)
})

it('code that fails is told, and not loaded again', () => {
  window.dispatchEvent(new Event('error'))
  expect(message()?.hidden).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(message()?.hidden).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('the app starts without a style sheet that’s missing, and once it’s rendered, this is over', () => {
  miss('link')
  root()?.setAttribute('data-rendered', '')
  miss('script')
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(reload).not.toHaveBeenCalled()
  expect(message()?.hidden).toBe(true)
})

it('a page without a connection stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  miss('script')
  expect(reload).not.toHaveBeenCalled()
  expect(message()?.hidden).toBe(false)
})
