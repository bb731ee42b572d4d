import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Game } from '#api/schemas/game.ts'
import { useApi, type Api } from '#data/api-context.tsx'
import { resultNews, type NamedResult } from '#domain/market/result/result-news.ts'
import type { Session } from '#domain/market/session.ts'
import { dashboardPollMs } from '#domain/time/intervals.ts'
import { oncePer } from '#lib/once-per.ts'
import { useStore } from '#platform/use-store.ts'

/** How long a new result is marked, in milliseconds. */
const freshMs = 10 * 60_000

interface NewResult {
  gameId: string
  session: Session
  /** Epoch milliseconds. */
  seenAt: number
  /** False if the games hadn't been read recently enough to tell when it was declared. */
  timed: boolean
}

/** Results declared lately, newest first. */
export type News = readonly NewResult[]

/** The new result of a market: which half of the board, and when it was declared, if known (epoch ms). */
export interface Fresh {
  part: Session | 'both'
  session: Session
  seenAt: number | null
}

/** Compares each list of games with the one before (`last`, from an earlier visit) and keeps new results. */
export function createResultWatch(last?: { games: readonly NamedResult[]; at: number } | null) {
  const store = createStore<{ news: News }>(() => ({ news: [] }))
  return {
    store,
    /** Compares games with those before. `at`: when these were received (epoch ms). */
    observe(games: readonly NamedResult[], at: number): void {
      const declared = last ? resultNews(last.games, games) : []
      const timed = last != null && at - last.at <= 2 * dashboardPollMs
      last = { games, at }
      if (declared.length === 0) return
      const newItems = declared.map(({ gameId, session }) => ({
        gameId,
        session,
        seenAt: at,
        timed,
      }))
      const news = [...newItems, ...store.getState().news]
      store.setState({ news: news.filter(({ seenAt }) => at < seenAt + freshMs) })
    },
    /** The next games are the first. */
    forget(): void {
      last = null
      store.setState({ news: [] })
    },
  }
}

/** The new result of a market at `now` (epoch ms); null if there is none of the last ten minutes. */
export function freshOf(items: News, gameId: string, now: number): Fresh | null {
  const marketItems = items.filter((item) => item.gameId === gameId && now < item.seenAt + freshMs)
  const [latest] = marketItems
  if (!latest) return null
  const hasBothSessions = marketItems.some(({ session }) => session !== latest.session)
  const { session, seenAt, timed } = latest
  return { part: hasBothSessions ? 'both' : session, session, seenAt: timed ? seenAt : null }
}

/** One watch per app, so that no news is lost while a chart is open. Whoever signs in next has seen none. */
const watchOf = oncePer(({ session }: Api) => {
  const watch = createResultWatch(globalThis.window?.bootstrap?.storedGames)
  session.subscribe(() => {
    if (session.state().status === 'signed-out') watch.forget()
  })
  return watch
})

/** Watches the games for results to mark as new. `receivedAt`: when the games arrived, epoch ms. */
export function useResultNews(games: readonly Game[] | undefined, receivedAt: number | null) {
  const watch = watchOf(useApi())
  const news = useStore(watch.store, (state) => state.news)
  useEffect(() => {
    if (games && receivedAt !== null) watch.observe(games, receivedAt)
  }, [games, receivedAt, watch])
  return news
}
