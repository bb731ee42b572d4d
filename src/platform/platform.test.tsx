import { describe, expect, it, vi } from 'vitest'
import { shareText } from './links/share.ts'
import { fitting } from './storage/item-store.ts'
import { safeStorage } from './storage/storage.ts'

describe('storage', () => {
  it('lists what it keeps, including what the browser refused', () => {
    let full = false
    const store = safeStorage(() => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      return localStorage
    })
    store.set('token', 'abc')
    expect(store.keys()).toEqual(['token'])
    full = true
    store.set('ank.draft.bank', 'abc')
    expect(store.keys()).toEqual(['ank.draft.bank'])
  })

  it('prefers what was refused last over an older text that is still stored', () => {
    let full = false
    const stored = new Map<string, string>()
    const store = safeStorage(
      () =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem(key: string, value: string) {
            if (full) throw new DOMException('full', 'QuotaExceededError')
            stored.set(key, value)
          },
          removeItem: (key: string) => stored.delete(key),
        }) as unknown as Storage,
    )
    store.set('token', 'old')
    full = true
    store.set('token', 'new')
    expect(store.get('token')).toBe('new')
  })
})

it('of more than 100 kept items the oldest go, and whatever isn’t of the days asked for', () => {
  const items = Array.from({ length: 104 }, (_, minute) => ({ id: `${minute}`, at: minute }))
  const kept = fitting(items, 0, 102).map(({ id }) => id)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, '102', '3'])
})

describe('sharing', () => {
  const receipt = { title: 'Bet', text: 'Jodi 52' }
  const browser = (parts: object) => vi.stubGlobal('navigator', parts)

  it('copies if there’s no share sheet', async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => {})
    browser({ clipboard: { writeText } })
    expect(await shareText(receipt)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith('Jodi 52')
  })
})
