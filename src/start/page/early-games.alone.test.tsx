import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { Game } from '#api/schemas/game.ts'
import { GamesSection } from '#features/dashboard/games/games-section.tsx'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { renderSampleRows } from '../prerender.tsx'
import { renderGames } from './early-games.ts'

const market = (gameName: string, openTime: string, closeTime: string, result: string): Game => ({
  _id: `id/${gameName}`,
  gameName,
  openTime,
  closeTime,
  result,
})

const games = [
  market('Late & 1:01 PM', '18:00', '20:00', '***-**-***'),
  market('Sample name', '9:05', '10:30', '379-92-480'),
  market('Open over', '11:00', '15:30', '128-1*-***'),
  market('Early close', '15:00', '17:00', '***-*0-550'),
  market('Never closed', '12:00', '13:00', '***-**-***'),
  market('Declared', '12:30', '14:30', '245-12-345'),
]
const now = fridayAt('13:42')

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** A part of a page without what the script leaves to the app: how far a session is. */
function shown(part: Element): string {
  for (const later of part.querySelectorAll('.when-read')) later.replaceChildren()
  const text = new XMLSerializer().serializeToString(part)
  return text.replaceAll('<!-- -->', '').replaceAll('><', '>\n<')
}

function rendered(early: { games: readonly Game[]; at: number }): Element {
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  root.append(...parsed('<section aria-labelledby="games">Loading</section>').childNodes)
  const rows = document.createDocumentFragment()
  rows.append(...parsed(renderSampleRows()).childNodes)
  renderGames(rows, early, now)
  return root.firstElementChild as Element
}

afterEach(() => document.body.replaceChildren())

/** What the app renders of a list that is unread. */
function appSection(list: readonly Game[]): Element {
  const app = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <GamesSection
        games={{
          list,
          receivedAt: now,
          error: null,
          isUnread: true,
          refreshing: false,
          refresh() {},
        }}
        isActive
        now={now}
        freshOf={() => null}
      />
    </QueryClientProvider>,
  )
  return parsed(app).firstElementChild as Element
}

test('what the page’s script renders is what the app renders of a list that is unread', () => {
  const byOpenTime = [1, 2, 4, 5, 3, 0].map((index) => games[index] as Game)
  expect(shown(rendered({ games, at: now }))).toBe(shown(appSection(byOpenTime)))
})

test('a long list too: its order, and the room of its search', () => {
  const more = ['16:00', '17:00', '18:00', '19:00', '20:00', '21:00'].map((time) =>
    market(`At ${time}`, time, '22:00', '***-**-***'),
  )
  const list = [1, 2, 4, 5, 3].map((index) => games[index] as Game)
  const [four, five, ...later] = more as [Game, Game, ...Game[]]
  const byOpenTime = [...list, four, five, games[0] as Game, ...later]
  const section = rendered({ games: [...games, ...more], at: now })
  expect(section.querySelectorAll('li')).toHaveLength(12)
  expect(section.querySelector('li')?.textContent).toContain('Early close')
  expect(shown(section)).toBe(shown(appSection(byOpenTime)))
})

test('a list from another day isn’t rendered: its results would be taken for today’s', () => {
  const textAt = (at: number) => rendered({ games, at }).textContent
  expect(textAt(fridayAt('-1:00'))).toBe('Loading')
  document.body.replaceChildren()
  expect(textAt(fridayAt('00:00'))).toContain('Early close')
})
