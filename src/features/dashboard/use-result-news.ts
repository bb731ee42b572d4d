import { useEffect, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import type { Game } from '#api/schemas/game.ts'
import { dashboardPollMs } from '#domain/intervals.ts'
import { resultNews } from '#domain/result-news.ts'
import type { Session } from '#domain/session.ts'

/** How long a new result is marked, in milliseconds. */
const freshMs = 10 * 60_000

interface News {
  gameId: string
  session: Session
  seenAt: number
  /** False when the page had been away too long to tell when it was declared. */
  timed: boolean
}

/** What was on screen last, and what came since; kept with the answers, so a chart may be visited. */
interface Watch {
  games: readonly Game[]
  at: number
  news: readonly News[]
}

const watchKey = ['dashboard', 'results']

/** The new result of a market: which half of the board, and when it was seen (epoch ms). */
export interface Fresh {
  part: 'open' | 'close' | 'both'
  session: Session
  seenAt: number | null
}

/**
 * Watches the games for newly declared results: a sentence for the live region, and the mark that
 * stays on the board for ten minutes.
 */
export function useResultNews(games: readonly Game[] | undefined, receivedAt: number | null) {
  const { queryClient } = useApi()
  const [news, setNews] = useState(() => queryClient.getQueryData<Watch>(watchKey)?.news ?? [])
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!games || receivedAt === null) return
    const last = queryClient.getQueryData<Watch>(watchKey)
    const found = last ? resultNews(last.games, games) : []
    const timed = last !== undefined && receivedAt - last.at <= 2 * dashboardPollMs
    const fresh = found.map(({ gameId, session }) => ({
      gameId,
      session,
      seenAt: receivedAt,
      timed,
    }))
    const all = [...fresh, ...(last?.news ?? [])].filter(
      ({ seenAt }) => receivedAt < seenAt + freshMs,
    )
    queryClient.setQueryData<Watch>(watchKey, { games, at: receivedAt, news: all })
    if (found.length === 0) return
    setNews(all)
    setSaid(found.map(({ sentence }) => sentence).join('. '))
  }, [games, receivedAt, queryClient])

  return {
    said,
    freshOf(gameId: string, now: number): Fresh | null {
      const mine = news.filter((item) => item.gameId === gameId && now < item.seenAt + freshMs)
      const [latest] = mine
      if (!latest) return null
      const both = mine.some(({ session }) => session !== latest.session)
      return {
        part: both ? 'both' : latest.session,
        session: latest.session,
        seenAt: latest.timed ? latest.seenAt : null,
      }
    },
  }
}
