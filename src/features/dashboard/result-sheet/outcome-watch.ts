import { hashKey, type QueryKey } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Bet } from '#api/schemas/bet.ts'
import type { Game } from '#api/schemas/game.ts'
import type { User } from '#api/schemas/player.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'
import type { Answer } from '#api/table/table.ts'
import { readBetType } from '#domain/bet/bet-types.ts'
import { gameIdOf } from '#domain/bet/history.ts'
import { winningNumber } from '#domain/bet/settlement.ts'
import { pageSize } from '#domain/list/paging.ts'
import { resultNews, type ResultNews } from '#domain/market/result/result-news.ts'
import { parseResult } from '#domain/market/result/result.ts'
import { addDays, dayKey, startOfDay } from '#domain/time/dates.ts'
import { oncePer } from '#lib/once-per.ts'
import type { Api } from '#session/api-context.tsx'
import { allStarlineBets } from '#session/play/all-starline-bets.ts'
import { pendingStarlineBets } from '#session/play/pending-starline.ts'
import { keyOf, queryOf } from '#session/queries.ts'
import { scopedStorage, untilSignOut } from '#session/storage/scoped-storage.ts'
import { waitingBets, type Ended } from './waiting-bets.ts'

/** A won or lost bet of either family: a Starline record has fewer fields. */
export type EndedBet = Bet & { family: 'markets' | 'starline' }

/** Declared results and how the player's bets ended, reported once and together. */
export interface ResultReport extends Ended<EndedBet> {
  results: readonly ResultNews[]
  /** Rupees before any of it; null if no response said. */
  balanceBefore: number | null
}

type Waiting = StoreApi<{ isWaiting: boolean }>

export interface OutcomeWatch {
  store: StoreApi<{ report: ResultReport | null }>
  /** True while a bet waits for its result, so that the games are read on any screen. */
  marketsWaiting: Waiting
  /** The same for Starline's pending bets. */
  starlineWaiting: Waiting
  /** The player has seen the report. */
  clear(): void
}

/** A page of the player's Starline bets, or all of them. */
type StarlineAnswer = Answer<'listStarlineBets'> | StarlineBet[]

/** How long after a result its bets are read again until the host has settled them, in ms. */
const patienceMs = 10 * 60_000

/** How many pages of Starline's history to read to find bets that are no longer waiting. */
const mostPages = 5

const gamesKey = keyOf('listGames', {})
const betsKey = keyOf('listMyBets', {})
const starlineKey = keyOf('listStarlineBets')
const pendingHash = hashKey(keyOf('listStarlineBets', pendingStarlineBets))
const profileKey = keyOf('getUserProfile', {})
const nothing: ResultReport = { results: [], won: [], lost: [], balanceBefore: null }

/** How bets ended, told in two parts: one the host settled again counts as it ended last. */
function join(before: Ended<EndedBet>, next: Ended<EndedBet>): Ended<EndedBet> {
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
 * Watches the responses other parts read: what was declared between two reads of the games,
 * and which waiting bets are won or lost in the next read of the player's bets. The first
 * read of either isn't reported (readings.md#result-sheet). The host pages Starline's bets: those
 * that the pending list no longer has are looked for in the newest pages.
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
  let found = nothing
  let gathering = false
  let owner: string | null = null
  /** Until when the bets on a game are read again, by its id. */
  const declared = new Map<string, number>()

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
    (declared.get(gameIdOf(bet.gameId)) ?? 0) > clock.now() &&
    isDecided(bet, games ?? [])
  const add = (part: Partial<ResultReport>) => {
    found = { ...found, balanceBefore: found.balanceBefore ?? balance, ...part }
  }
  const addEnded = (family: EndedBet['family'], { won, lost }: Ended<Bet>) => {
    if (won.length + lost.length === 0) return
    const ended = (bets: readonly Bet[]) => bets.map((bet) => ({ ...bet, family }))
    add(join(found, { won: ended(won), lost: ended(lost) }))
    void gather()
  }

  function publish(): void {
    const news = found
    found = nothing
    balance = balanceNow()
    if (news.results.length + news.won.length + news.lost.length === 0) return
    // Combines what hasn't been seen yet with what comes now.
    const before = store.getState().report ?? nothing
    store.setState({
      report: {
        ...join(before, news),
        results: [...before.results, ...news.results],
        balanceBefore: before.balanceBefore ?? news.balanceBefore,
      },
    })
  }

  /** Reports a result together with what it means for the player: reads what's missing first. */
  async function gather(): Promise<void> {
    if (gathering) return
    gathering = true
    const startedFor = owner
    if (bets.some(isUnsettled)) await read('listMyBets')
    const isTold = (bet: Bet) => found.results.some(({ gameId }) => gameId === gameIdOf(bet.gameId))
    const ended = [...found.won, ...found.lost]
    const isOf = (family: EndedBet['family']) => (bet: EndedBet) => bet.family === family
    if (ended.some((bet) => isOf('markets')(bet) && !isTold(bet))) await read('listGames')
    if (ended.some(isOf('starline'))) await read('listStarlineGames')
    if (found.won.length > 0) {
      // All that came to the balance is told together, also what another phone won.
      const others = found.won.every(isOf('starline')) && read('listMyBets')
      await Promise.all([read('getUserProfile'), addStarlineWins(), others])
    }
    gathering = false
    if (owner === startedFor) publish()
  }

  /**
   * What was won on Starline and isn't told yet, from the wins the host lists: what was won is said
   * with all of it, so that it's what came to the balance.
   */
  async function addStarlineWins(): Promise<void> {
    const startedFor = owner
    // A bet is placed on the day of its draw; around midnight, the day before.
    const since = dayKey(addDays(startOfDay(starline.toldUntil()), -1))
    const wins = await allStarlineBets(api.client, { status: 'won', since }).catch(() => null)
    // Without an answer, the next win tells of them.
    if (wins !== null && owner === startedFor) addEnded('starline', starline.updateWins(wins))
  }

  function onGames(next: readonly Game[]): void {
    const news = games === null ? [] : resultNews(games, next)
    games = next
    for (const { gameId } of news) declared.set(gameId, clock.now() + patienceMs)
    if (news.length > 0) add({ results: [...found.results, ...news] })
    else if (found === nothing) balance = balanceNow()
    if (news.length > 0 || bets.some(isUnsettled)) void gather()
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
    let gone = [...ids].filter((id) => !list.some(({ _id }) => _id === id))
    const found: StarlineBet[] = []
    for (let page = 1, pages = 1; gone.length > 0 && page <= pages; page += 1) {
      const input = { query: { page, limit: pageSize } }
      const answer = await api.client.call('listStarlineBets', input).catch(() => null)
      // The read failed: the next list of pending bets tries again.
      if (answer === null || starline.ids() !== ids) return
      found.push(...answer.bets)
      gone = gone.filter((id) => !answer.bets.some(({ _id }) => _id === id))
      pages = Math.min(answer.pagination?.pages ?? 1, mostPages)
    }
    addEnded('starline', starline.update(found))
    // One that won days ago may be behind all of these.
    if (gone.length > 0) await addStarlineWins()
    if (starline.ids() === ids) starline.forget(gone)
  }

  /** Another player or nobody is signed in: forget what was seen. */
  function startForPlayer(): void {
    const next = playerNow()
    if (next === owner) return
    owner = next
    ;[games, bets, found] = [null, [], nothing]
    balance = null
    declared.clear()
    markets.restart(next !== null)
    starline.restart(next !== null)
    if (next !== null) starline.beginAt(clock.now())
    // Their pending bets are read for this alone.
    starline.store.setState({ isWaiting: starline.ids().size > 0 })
    store.setState({ report: null })
    if (next === null) return
    // Read before this part loaded; data from an earlier visit doesn't count.
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
