import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Game } from '#api/schemas/game.ts'
import { resultNews, type NamedResult } from '#domain/market/result/result-news.ts'
import type { Session } from '#domain/market/session.ts'
import { dashboardPollMs } from '#domain/time/intervals.ts'
import { oncePer } from '#lib/once-per.ts'
import { useStore } from '#platform/use-store.ts'
import { useApi, type Api } from '#session/api-context.tsx'

/** How long a new result is marked, in milliseconds. */
const freshMs = 10 * 60_000

interface Item {
  gameId: string
  session: Session
  /** Epoch milliseconds. */
  seenAt: number
  /** False if the games hadn't been read recently enough to tell when it was declared. */
  timed: boolean
}

/** What was declared lately, newest first. */
export type News = readonly Item[]

/** The new result of a market: its half of the board, and when it came if that is known. */
export interface Fresh {
  part: Session | 'both'
  session: Session
  seenAt: number | null
}

/** Remembers the games seen last, in an earlier visit too, and what was declared since. */
export function createResultWatch(last?: { games: readonly NamedResult[]; at: number } | null) {
  const store = createStore<{ news: News }>(() => ({ news: [] }))
  return {
    store,
    /** Compares with the games seen last. `at`: when these were received (epoch ms). */
    observe(games: readonly NamedResult[], at: number): void {
      const found = last ? resultNews(last.games, games) : []
      const timed = last != null && at - last.at <= 2 * dashboardPollMs
      last = { games, at }
      if (found.length === 0) return
      const fresh = found.map(({ gameId, session }) => ({ gameId, session, seenAt: at, timed }))
      const news = [...fresh, ...store.getState().news]
      store.setState({ news: news.filter(({ seenAt }) => at < seenAt + freshMs) })
    },
  }
}

/** The mark of a market at `now` (epoch ms): for ten minutes, then null. */
export function freshOf(items: News, gameId: string, now: number): Fresh | null {
  const mine = items.filter((item) => item.gameId === gameId && now < item.seenAt + freshMs)
  const [latest] = mine
  if (!latest) return null
  const both = mine.some(({ session }) => session !== latest.session)
  const { session, seenAt, timed } = latest
  return { part: both ? 'both' : session, session, seenAt: timed ? seenAt : null }
}

/** One watch per app, so that no news is lost while a chart is open. */
const watchOf = oncePer((_api: Api) => createResultWatch(globalThis.window?.bootstrap?.storedGames))

/** Watches the games for declared results: what is marked as new. */
export function useResultNews(games: readonly Game[] | undefined, receivedAt: number | null) {
  const watch = watchOf(useApi())
  const news = useStore(watch.store, (state) => state.news)
  useEffect(() => {
    if (games && receivedAt !== null) watch.observe(games, receivedAt)
  }, [games, receivedAt, watch])
  return news
}
