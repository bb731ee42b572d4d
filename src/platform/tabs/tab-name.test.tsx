import { afterEach, expect, test } from 'vitest'
import { safeStorage } from '../storage/storage.ts'
import { orTabName, tabName } from './tab-name.ts'

afterEach(() => {
  window.name = ''
  localStorage.clear()
})

/** What a page finds after a reload: nothing that was only in memory. */
const newPage = (pick: () => Storage) => orTabName(safeStorage(pick))
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('what a browser refuses to store is found by the tab’s next page', () => {
  newPage(denied).set('ank.money.placeBet.1', '[1]')
  expect(newPage(denied).get('ank.money.placeBet.1')).toBe('[1]')
  newPage(denied).remove('ank.money.placeBet.1')
  expect(newPage(denied).get('ank.money.placeBet.1')).toBeNull()
  expect(window.name).toBe('')
})

test('a browser that stores leaves the tab’s name alone', () => {
  window.name = 'shop-window'
  const page = newPage(() => localStorage)
  page.set('ank.money.placeBet.1', '[1]')
  page.remove('ank.money.placeBet.1')
  expect(window.name).toBe('shop-window')
})

test('what was refused counts as newer than what’s stored, until storage accepts it again', () => {
  localStorage.setItem('key', 'old')
  newPage(denied).set('key', 'new')
  expect(newPage(() => localStorage).get('key')).toBe('new')
  const page = newPage(() => localStorage)
  page.set('key', 'newest')
  expect([page.get('key'), localStorage.getItem('key'), window.name]).toEqual([
    'newest',
    'newest',
    '',
  ])
})

test('what needn’t outlast the page leaves the tab’s name, and is known until then', () => {
  const page = orTabName(safeStorage(denied), (value) => value === 'open')
  page.set('bet', 'open')
  expect(tabName.get('bet')).toBe('open')
  page.set('bet', 'settled')
  expect([page.get('bet'), window.name]).toEqual(['settled', ''])
})

test.each(['ank.kept {', 'ank.kept null', 'ank.kept {"key":1}', '{"key":"forged"}'])(
  'the name %s holds nothing',
  (name) => {
    window.name = name
    expect(tabName.get('key')).toBeNull()
  },
)
