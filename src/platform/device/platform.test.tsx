import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLink, safeHref } from './open-link.ts'
import { shareText } from './share.ts'
import { safeStorage } from '../kept/storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('storage', () => {
  it('keeps, returns and removes a text', () => {
    const store = safeStorage(() => localStorage)
    expect(store.get('token')).toBeNull()
    expect(store.set('token', 'abc')).toBe(true)
    expect(store.get('token')).toBe('abc')
    store.remove('token')
    expect(store.get('token')).toBeNull()
  })

  it('removes every text of a family', () => {
    const store = safeStorage(() => localStorage)
    for (const key of ['draft.bank', 'draft.bet', 'token']) store.set(key, 'abc')
    store.removeAll('draft.')
    expect(store.get('draft.bank')).toBeNull()
    expect(store.get('draft.bet')).toBeNull()
    expect(store.get('token')).toBe('abc')
  })

  it('remembers until reload what the browser refuses to keep', () => {
    const full = safeStorage(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(full.set('token', 'abc')).toBe(false)
    expect(full.get('token')).toBe('abc')
    full.remove('token')
    expect(full.get('token')).toBeNull()
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

describe('outside addresses', () => {
  it.each([
    'https://wa.me/919876543210',
    'http://app.example',
    'tel:+919876543210',
    'mailto:help@example.com',
    'upi://pay?pa=house@upi&am=10.00',
    'whatsapp://send?text=hello',
  ])('%s may be opened', (href) => expect(safeHref(href)).toBe(href))

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    '',
    '/wallet',
  ])('%s may not', (href) => {
    const open = vi.spyOn(window, 'open')
    expect(openLink(href)).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })

  it('opens a page in a new tab that cannot reach ours', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    expect(openLink('https://wa.me/919876543210')).toBe(true)
    expect(open).toHaveBeenCalledWith('https://wa.me/919876543210', '_blank', 'noopener,noreferrer')
  })
})

describe('sharing', () => {
  const receipt = { title: 'Bet', text: 'Jodi 52', url: 'https://app.example' }
  const browser = (parts: object) => vi.stubGlobal('navigator', parts)

  it('uses the share sheet of the phone', async () => {
    const share = vi.fn<() => Promise<void>>(async () => {})
    browser({ share })
    expect(await shareText(receipt)).toBe('shared')
    expect(share).toHaveBeenCalledWith(receipt)
  })

  it('tells a share that was called off from one that failed', async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => {})
    browser({
      share: () => Promise.reject(new DOMException('off', 'AbortError')),
      clipboard: { writeText },
    })
    expect(await shareText(receipt)).toBe('cancelled')
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies where there is no share sheet', async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => {})
    browser({ clipboard: { writeText } })
    expect(await shareText(receipt)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith('Jodi 52\nhttps://app.example')
  })

  it('says when neither works', async () => {
    browser({})
    expect(await shareText(receipt)).toBe('failed')
  })
})
