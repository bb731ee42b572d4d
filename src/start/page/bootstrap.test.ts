import { describe, expect, it } from 'vitest'
import { decide, demoDecides, type BootstrapFacts } from './bootstrap.ts'

const facts: BootstrapFacts = {
  apiHost: '',
  tokenKey: 'token',
  auth: '/auth',
  home: '/dashboard',
  screens: {
    '/how-to-play': { isOpen: true, reads: [], files: [] },
    '/auth/change-password': { isOpen: true, reads: [], files: [] },
    '/bidding-history': { isOpen: false, reads: [], files: [] },
  },
  session: [],
  reads: [],
  parts: { auth: [], home: [], waiting: [] },
  styles: [],
}

describe('what the page shows first', () => {
  it.each([
    // Sentence 2.1: / redirects to /dashboard, which nobody sees without a user.
    ['/', 'auth', '/auth'],
    ['/auth', 'auth', '/auth'],
    ['/dashboard', 'auth', '/auth'],
    ['/bet/jodi/7', 'auth', '/auth'],
    ['/nowhere', 'auth', '/auth'],
    ['/bidding-history', 'auth', '/auth'],
    ['/how-to-play', 'waiting', '/how-to-play'],
    // The router knows these addresses in any case, with a slash behind them too.
    ['/How-To-Play/', 'waiting', '/How-To-Play/'],
    ['/AUTH/', 'auth', '/auth'],
    ['/auth/change-password', 'waiting', '/auth/change-password'],
  ])('nobody signed in at %s: %s, at %s', (path, prerendered, goesTo) => {
    expect(decide(path, null, undefined, facts)).toEqual({ prerendered, path: goesTo })
  })

  it.each([
    ['/', 'home', '/dashboard'],
    ['/auth', 'home', '/dashboard'],
    ['/dashboard', 'home', '/dashboard'],
    ['/dashboard/', 'home', '/dashboard'],
    ['/wallet', 'waiting', '/wallet'],
    ['/how-to-play', 'waiting', '/how-to-play'],
    ['/nowhere', 'waiting', '/nowhere'],
  ])('a token at %s: %s, at %s', (path, prerendered, goesTo) => {
    expect(decide(path, 'a', undefined, facts)).toEqual({ prerendered, path: goesTo })
  })

  it('leaves it to the app where a player sent to the login goes next', () => {
    expect(decide('/auth', 'a', '/wallet', facts)).toEqual({
      prerendered: 'waiting',
      path: '/auth',
    })
  })

  it.each([
    [null, '', 'en', false],
    [null, '?scenario=regular-day', 'en', true],
    ['a', '', 'en', true],
    [null, '', 'hi', true],
  ] as const)('the demo decides for itself, except for its login: %s %s %s', (...arrival) => {
    const [token, search, language, decides] = arrival
    expect(demoDecides(token, search, language)).toBe(decides)
  })
})
