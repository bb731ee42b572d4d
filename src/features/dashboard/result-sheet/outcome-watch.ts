import { hashKey, type QueryKey } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Bet } from '#api/schemas/bet.ts'
import type { Game } from '#api/schemas/game.ts'
import type { User } from '#api/schemas/player.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'
import type { Answer } from '#api/table/table.ts'
import { allStarlineBets } from '#data/all-starline-bets.ts'
import type { Api } from '#data/api-context.tsx'
import { pendingStarlineBets } from '#data/pending-starline.ts'
import { keyOf, queryOf } from '#data/queries.ts'
import { readBetType } from '#domain/bet/bet-types.ts'
import { gameIdOf } from '#domain/bet/history.ts'
import { winningNumber } from '#domain/bet/settlement.ts'
import { pageSize } from '#domain/list/paging.ts'
import { resultNews, type ResultNews } from '#domain/market/result/result-news.ts'
import { parseResult } from '#domain/market/result/result.ts'
import { addIndiaDays, indiaDayKey } from '#domain/time/india.ts'
import { oncePer } from '#lib/once-per.ts'
import { scopedStorage, untilSignOut } from '#session/scoped-storage.ts'
import { waitingBets, type EndedBets } from './waiting-bets.ts'

/** A won or lost bet of either family: a Starline record has fewer fields. */
export type EndedBet = Bet & { family: 'markets' | 'starline' }

/** Declared results and how the player's bets ended, reported once and together. */
export interface ResultReport extends EndedBets<EndedBet> {
  results: readonly ResultNews[]
  /** The balance in rupees before these results; null if no response contained it. */
  balanceBefore: number | null
}

type WaitingStore = StoreApi<{ isWaiting: boolean }>

export interface OutcomeWatch {
  store: StoreApi<{ report: ResultReport | null }>
  /** Whether a bet waits for its result: then the games are read on any screen. */
  marketsWaiting: WaitingStore
  /** The same for Starline's pending bets. */
  starlineWaiting: WaitingStore
  /** Removes the report, since the player has seen it. */
  clear(): void
}

/** A page of the player's Starline bets, or all of them. */
type StarlineAnswer = Answer<'listStarlineBets'> | StarlineBet[]

/** How long after a result its bets are read again until the host has settled them, in ms. */
const patienceMs = 10 * 60_000

/** How many pages of Starline's history to read to find bets that are no longer waiting. */
const maxPages = 5

const gamesKey = keyOf('listGames', {})
const betsKey = keyOf('listMyBets', {})
const starlineKey = keyOf('listStarlineBets')
const pendingHash = hashKey(keyOf('listStarlineBets', pendingStarlineBets))
const profileKey = keyOf('getUserProfile', {})
const emptyReport: ResultReport = { results: [], won: [], lost: [], balanceBefore: null }

/** Merges two lists of ended bets. A bet in both, which the host settled again, counts as in `next`. */
function mergeEnded(before: EndedBets<EndedBet>, next: EndedBets<EndedBet>): EndedBets<EndedBet> {
  const isOther = ({ _id, family }: EndedBet) =>
    [...next.won, ...next.lost].every((bet) => bet._id !== _id || bet.family !== family)
  const [won, lost] = [before.won.filter(isOther), before.lost.filter(isOther)]
  return { won: [...won, ...next.won], lost: [...lost, ...next.lost] }
}

/** Whether every part of the result that this bet is on has been declared. */
function isDecided(bet: Bet, games: readonly Game[]): boolean {
  const type = readBetType(bet.betType)
  const game = games.find(({ _id }) => _id === gameIdOf(bet.gameId))
  if (type === null || game === undefined) return false
  const session = bet.session === 'close' ? 'close' : 'open'
  return winningNumber(type.id, session, parseResult(game.result)) !== null
}

/**
 * Watches the responses that other parts read, and reports which results were declared between two
 * reads of the games, and which waiting bets are won or lost in the next read of the player's bets.
 * Of the first reads it reports nothing (readings.md#result-sheet). The host returns Starline's bets in
 * pages, so bets that are no longer in the pending list are looked for in the newest pages.
 */
export const watchOutcomes = oncePer((api: Api): OutcomeWatch => {
  const { queryClient, session, clock } = api
  const storage = scopedStorage(session, api.storage)
  const markets = waitingBets(storage, `${untilSignOut}waiting-bets`)
  const starline = waitingBets(storage, `${untilSignOut}waiting-starline-bets`)
  const store = createStore<{ report: ResultReport | null }>(() => ({ report: null }))
  let games: readonly Game[] | null = null
  let bets: readonly Bet[] = []
  let balance: number | null = null
  /** What the next report will contain. */
  let pendingReport = emptyReport
  let isCompleting = false
  let owner: string | null = null
  /** By the id of a game with a new result: until when its bets are read again, epoch ms. */
  const rereadUntil = new Map<string, number>()

  const playerNow = () => {
    const state = session.state()
    return state.status === 'signed-in' ? state.user.mobileNumber : null
  }
  const balanceNow = () => queryClient.getQueryData<User>(profileKey)?.balance ?? null
  const read = (operation: 'listGames' | 'listMyBets' | 'listStarlineGames' | 'getUserProfile') =>
    queryClient
      .fetchQuery({ ...(queryOf(api.client, operation) as { queryKey: QueryKey }), staleTime: 0 })
      .catch(() => undefined)
  const isUnsettled = (bet: Bet) =>
    bet.status === 'pending' &&
    (rereadUntil.get(gameIdOf(bet.gameId)) ?? 0) > clock.now() &&
    isDecided(bet, games ?? [])
  const add = (part: Partial<ResultReport>) => {
    pendingReport = {
      ...pendingReport,
      balanceBefore: pendingReport.balanceBefore ?? balance,
      ...part,
    }
  }
  const addEnded = (family: EndedBet['family'], { won, lost }: EndedBets<Bet>) => {
    if (won.length + lost.length === 0) return
    const ended = (bets: readonly Bet[]) => bets.map((bet) => ({ ...bet, family }))
    add(mergeEnded(pendingReport, { won: ended(won), lost: ended(lost) }))
    void completeAndPublish()
  }

  function publish(): void {
    const news = pendingReport
    pendingReport = emptyReport
    balance = balanceNow()
    if (news.results.length + news.won.length + news.lost.length === 0) return
    // Adds to a report the player hasn't seen yet.
    const before = store.getState().report ?? emptyReport
    store.setState({
      report: {
        ...mergeEnded(before, news),
        results: [...before.results, ...news.results],
        balanceBefore: before.balanceBefore ?? news.balanceBefore,
      },
    })
  }

  /** Reads what the report still lacks, results, bets, balance or other wins, and publishes it. */
  async function completeAndPublish(): Promise<void> {
    if (isCompleting) return
    isCompleting = true
    const startedFor = owner
    if (bets.some(isUnsettled)) await read('listMyBets')
    const hasResult = (bet: Bet) =>
      pendingReport.results.some(({ gameId }) => gameId === gameIdOf(bet.gameId))
    const ended = [...pendingReport.won, ...pendingReport.lost]
    const isOf = (family: EndedBet['family']) => (bet: EndedBet) => bet.family === family
    if (ended.some((bet) => isOf('markets')(bet) && !hasResult(bet))) await read('listGames')
    if (ended.some(isOf('starline'))) await read('listStarlineGames')
    if (pendingReport.won.length > 0) {
      // Everything that raised the balance is reported together, also what another phone won.
      const others = pendingReport.won.every(isOf('starline')) && read('listMyBets')
      await Promise.all([read('getUserProfile'), addStarlineWins(), others])
    }
    isCompleting = false
    if (owner === startedFor) publish()
  }

  /**
   * Adds Starline wins that haven't been reported, from the host's list of wins, so that the report's sum
   * is what the balance rose by.
   */
  async function addStarlineWins(): Promise<void> {
    const startedFor = owner
    // From the day before: around midnight, a bet may be placed the day before its draw.
    const since = indiaDayKey(addIndiaDays(starline.winsReportedUntil(), -1))
    const wins = await allStarlineBets(api.client, { status: 'won', since }).catch(() => null)
    // Without a response, they are reported with the next win.
    if (wins !== null && owner === startedFor) addEnded('starline', starline.updateWins(wins))
  }

  function onGames(next: readonly Game[]): void {
    const news = games === null ? [] : resultNews(games, next)
    games = next
    for (const { gameId } of news) rereadUntil.set(gameId, clock.now() + patienceMs)
    if (news.length > 0) add({ results: [...pendingReport.results, ...news] })
    else if (pendingReport === emptyReport) balance = balanceNow()
    if (news.length > 0 || bets.some(isUnsettled)) void completeAndPublish()
  }

  function onBets(next: readonly Bet[]): void {
    bets = next
    addEnded('markets', markets.updateAll(next))
  }

  async function onStarline(hash: string, data: StarlineAnswer) {
    const list = Array.isArray(data) ? data : data.bets
    addEnded('starline', starline.update(list))
    if (hash !== pendingHash) return
    const ids = starline.ids()
    let missingIds = [...ids].filter((id) => !list.some(({ _id }) => _id === id))
    const foundBets: StarlineBet[] = []
    for (let page = 1, pages = 1; missingIds.length > 0 && page <= pages; page += 1) {
      const input = { query: { page, limit: pageSize } }
      const answer = await api.client.call('listStarlineBets', input).catch(() => null)
      // If the read failed, this is tried again with the next list of pending bets.
      if (answer === null || starline.ids() !== ids) return
      foundBets.push(...answer.bets)
      missingIds = missingIds.filter((id) => !answer.bets.some(({ _id }) => _id === id))
      pages = Math.min(answer.pagination?.pages ?? 1, maxPages)
    }
    addEnded('starline', starline.update(foundBets))
    // A bet that won days ago may be on a later page than these.
    if (missingIds.length > 0) await addStarlineWins()
    if (starline.ids() === ids) starline.forget(missingIds)
  }

  /** If another player or nobody is signed in now, starts again without earlier data. */
  function startForPlayer(): void {
    const next = playerNow()
    if (next === owner) return
    owner = next
    ;[games, bets, pendingReport] = [null, [], emptyReport]
    balance = null
    rereadUntil.clear()
    markets.restart(next !== null)
    starline.restart(next !== null)
    if (next !== null) starline.beginAt(clock.now())
    // Pending Starline bets are read only if the player has some, which their stored ids tell.
    starline.store.setState({ isWaiting: starline.ids().size > 0 })
    store.setState({ report: null })
    if (next === null) return
    // Responses that were read before this code loaded. Data from an earlier visit doesn't count.
    const freshOf = <T>(key: QueryKey) => {
      const state = queryClient.getQueryState<T>(key)
      return state?.isInvalidated === false ? state.data : undefined
    }
    const [gamesRead, betsRead] = [freshOf<Game[]>(gamesKey), freshOf<Bet[]>(betsKey)]
    if (gamesRead) onGames(gamesRead)
    if (betsRead) onBets(betsRead)
    for (const query of queryClient.getQueryCache().findAll({ queryKey: starlineKey })) {
      const { data, isInvalidated } = query.state
      if (data !== undefined && !isInvalidated)
        void onStarline(query.queryHash, data as StarlineAnswer)
    }
  }

  const [gamesHash, betsHash] = [hashKey(gamesKey), hashKey(betsKey)]
  queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event)) return
    const { action } = event
    if (action.type !== 'success' || action.manual || playerNow() === null) return
    if (query.queryHash === gamesHash) onGames(query.state.data as Game[])
    if (query.queryHash === betsHash) onBets(query.state.data as Bet[])
    if (query.queryKey[0] === starlineKey[0]) {
      void onStarline(query.queryHash, query.state.data as StarlineAnswer)
    }
  })
  session.subscribe(startForPlayer)
  startForPlayer()

  return {
    store,
    marketsWaiting: markets.store,
    starlineWaiting: starline.store,
    clear: () => store.setState({ report: null }),
  }
})
