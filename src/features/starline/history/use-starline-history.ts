import type { StarlineBet } from '#api/schemas/starline.ts'
import { writeHistoryQuery } from '#domain/bet/history-query.ts'
import { gameIdOf, gameNameOf, type BetFilter } from '#domain/bet/history.ts'
import { hostPage } from '#domain/list/paging.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { useDropped } from '#session/dropped-rows.ts'
import { keyOf } from '#session/queries.ts'
import { useInAddress } from '#ui/frame/tabs/use-in-address.ts'
import { askedOf, readQuery } from './history-query.ts'

/**
 * The player's Starline bets: filtered and paged by the host, as the address says. Each address has
 * an answer of its own, so a slow old page never takes the place of a newer one; meanwhile the one
 * before stays on screen, marked as old.
 */
export function useStarlineHistory() {
  const { clock, receivedAt } = useApi()
  const [query, change] = useInAddress(readQuery, writeHistoryQuery)
  const asked = askedOf(query, clock.now())
  const read = useRead('listStarlineBets', asked, { keepOld: true })
  const games = useRead('listStarlineGames').data ?? []
  /** Some hosts send only the id of a bet's game. */
  const named = (bet: StarlineBet): StarlineBet => {
    if (gameNameOf(bet) !== '') return bet
    const gameName = games.find(({ _id }) => _id === gameIdOf(bet.gameId))?.gameName
    return gameName === undefined ? bet : { ...bet, gameId: { gameName } }
  }
  return {
    query,
    read,
    /** Bets of this page that could not be read. */
    dropped: useDropped(keyOf('listStarlineBets', asked)),
    /** When this page was read, epoch ms; null while it was not. */
    readAt: receivedAt(keyOf('listStarlineBets', asked)),
    page: read.data && hostPage(read.data.bets.map(named), read.data.pagination, query.page),
    /** What is shown belongs to the address before. */
    isOld: read.isPlaceholderData,
    /** Another filter starts on the first page again. */
    filterBy: (part: Partial<BetFilter>) =>
      change((newest) => ({ ...newest, filter: { ...newest.filter, ...part }, page: 1 })),
    showPage: (page: number) => change((newest) => ({ ...newest, page })),
    clear: () => change(() => readQuery(new URLSearchParams())),
  }
}

export type StarlineHistory = ReturnType<typeof useStarlineHistory>
