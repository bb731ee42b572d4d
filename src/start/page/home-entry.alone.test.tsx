import { afterEach, expect, it, vi } from 'vitest'
import type { Bootstrap } from './bootstrap.ts'
import { rowForms } from './early-games.ts'

afterEach(() => {
  delete window.bootstrap
  document.body.replaceChildren()
  localStorage.clear()
})

it('what is kept of home but can’t be rendered is left out', async () => {
  const game = { gameName: 'Malwa Day', openTime: '13:00', closeTime: '14:00', result: '' }
  // Half a character: no address can have it.
  const games = [{ ...game, _id: '\ud800' }]
  localStorage.setItem(
    'ank.own.home-games',
    JSON.stringify({ games, at: Date.parse('2026-11-20') }),
  )
  const samples = document.createElement('template')
  samples.id = 'prerendered-games'
  const rows = samples.content.appendChild(document.createElement('ul'))
  for (const _ of rowForms) rows.append(document.createElement('li'))
  const root = document.createElement('div')
  root.id = 'root'
  const section = document.createElement('section')
  section.setAttribute('aria-labelledby', 'games')
  root.append(section)
  document.body.append(root, samples)
  vi.setSystemTime(Date.parse('2026-11-20'))
  const bootstrap: Bootstrap = {
    prerendered: 'home',
    hasScreen: false,
    calls: [],
    own: [],
    reads: [],
    storedGames: null,
    styled: Promise.resolve(),
    place: () => {},
    isOver: false,
    release: () => [],
    offered: () => null,
  }
  window.bootstrap = bootstrap
  await import('./home-entry.ts')
  expect(bootstrap.storedGames).toBeNull()
})
