import { afterEach, expect, test } from 'vitest'
import { orTab } from './or-tab.ts'
import { safeStorage } from './storage.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** What a page finds after a reload: nothing that was only in memory. */
const newPage = (local: () => Storage, tab = () => sessionStorage) =>
  orTab(safeStorage(local), safeStorage(tab))
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('what the device refuses to store is found by the tab’s next page', () => {
  newPage(denied).set('ank.money.placeBet.1', '[1]')
  expect(newPage(denied).get('ank.money.placeBet.1')).toBe('[1]')
  newPage(denied).remove('ank.money.placeBet.1')
  expect(newPage(denied).get('ank.money.placeBet.1')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('what was refused counts as newer than what’s stored, until storage accepts it again', () => {
  localStorage.setItem('key', 'old')
  newPage(denied).set('key', 'new')
  expect(newPage(() => localStorage).get('key')).toBe('new')
  const page = newPage(() => localStorage)
  page.set('key', 'newest')
  expect([page.get('key'), localStorage.getItem('key')]).toEqual(['newest', 'newest'])
  expect(sessionStorage).toHaveLength(0)
})

test('what both refuse is known until the page goes', () => {
  const page = newPage(denied, denied)
  page.set('key', 'value')
  expect(page.get('key')).toBe('value')
  expect(newPage(denied, denied).get('key')).toBeNull()
})
