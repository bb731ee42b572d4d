import type { Api } from '#api/api-context.tsx'
import { ApiError, refusalSentences } from '#api/api-error.ts'
import { betAction } from '#api/bet-action.ts'
import type { MoneyOutcome } from '#api/money-action.ts'
import { keyOf } from '#api/queries.ts'
import type { Bet, NewBet } from '#api/schemas/bet.ts'
import type { User } from '#api/schemas/player.ts'
import { moneyActionOf } from '#api/use-money-action.ts'
import { formatRupees, type Rate } from '#domain/money.ts'
import { betMessages as words } from '#messages/bet.ts'
import type { Toasts } from '#ui/toast-store.ts'
import { draftsOf } from './draft.ts'

/** A bet on its way: what was sent, and the rate it was made at (null when not known). */
export interface SentBet {
  bet: NewBet
  rate: Rate | null
}

/** Where the latest bet stands. */
export type Placement =
  | { status: 'idle' }
  | ({ status: 'sending' } & SentBet)
  | { status: 'failed'; sentences: readonly string[] }
  /** Nobody knows whether it was placed. `asked`: the player asked at least once more. */
  | ({ status: 'unknown'; checking: boolean; asked: boolean } & SentBet)
  | ({
      status: 'placed'
      /** Its record in the player's own bets, once read. */
      row: Bet | null
      confirming: boolean
      /** Goes on to the dashboard by itself. */
      leaving: boolean
    } & SentBet)

/** The desk at which bets are placed. One per app, so it outlives the screen that asked. */
export interface BetDesk {
  placement(): Placement
  subscribe(listener: () => void): () => void
  /** A bet screen opens: what an earlier visit left is put away, an unknown outcome is asked for. */
  open(): void
  /** Sends one bet; ignored while another is under way or its outcome unknown. */
  place(sent: SentBet): Promise<void>
  /** Asks the player's bets what became of the unknown one. */
  check(): Promise<void>
  /** The player has looked for himself: the unknown outcome no longer stands in the way. */
  giveUp(): void
  /** Stops the way to the dashboard: the receipt is being read. */
  stay(): void
  /** The player goes on: no receipt and no failure on screen. */
  clear(): void
}

type Outcome = MoneyOutcome<'placeBet', 'listMyBets'>

const desks = new WeakMap<Api, BetDesk>()

/** The bet desk of this app. */
export function betDeskOf(api: Api, toasts: Toasts): BetDesk {
  const desk = desks.get(api) ?? createBetDesk(api, toasts)
  desks.set(api, desk)
  return desk
}

function createBetDesk(api: Api, toasts: Toasts): BetDesk {
  const action = moneyActionOf(api, betAction)
  const drafts = draftsOf(api)
  const listeners = new Set<() => void>()
  let placement: Placement = { status: 'idle' }

  function become(next: Placement): void {
    placement = next
    for (const listener of [...listeners]) listener()
  }

  function fail(error: unknown): void {
    const sentences = refusalSentences(error, words.failed)
    for (const sentence of sentences) toasts.error(sentence)
    become({ status: 'failed', sentences })
  }

  function succeed(sent: SentBet, row: Bet | null, balance: number | null, leaving: boolean): void {
    drafts.drop(sent.bet.betType)
    toasts.success(words.placed)
    if (balance !== null) toasts.success(words.newBalance(formatRupees(balance)))
    become({ status: 'placed', ...sent, row, confirming: row === null, leaving })
  }

  /** The balance, if it was read after the bet was found: an older one would be a lie. */
  function freshBalance(): number | null {
    const state = api.queryClient.getQueryState<User>(keyOf('getUserProfile', {}))
    return state?.isInvalidated === false ? (state.data?.balance ?? null) : null
  }

  /** Looks the accepted bet up in the player's bets, for its receipt. */
  async function confirm(sent: SentBet): Promise<void> {
    const row = await action.confirm({ body: sent.bet })
    if (placement.status !== 'placed' || placement.bet !== sent.bet) return
    become({ ...placement, row, confirming: false })
  }

  async function settle(outcome: Outcome, sent: SentBet, leaving: boolean): Promise<void> {
    switch (outcome.status) {
      case 'done':
        succeed(sent, null, outcome.answer.newBalance, leaving)
        return confirm(sent)
      case 'recorded':
        return succeed(sent, outcome.row, freshBalance(), leaving)
      case 'failed':
        return fail(outcome.error)
      case 'unknown':
        return become({
          status: 'unknown',
          ...sent,
          checking: false,
          asked: placement.status === 'unknown',
        })
      case 'busy':
        if (placement.status === 'unknown') return become({ ...placement, checking: false })
        return showPending()
    }
  }

  /** A bet of unknown outcome, of an earlier visit or another tab; else nothing is under way. */
  function showPending(): void {
    const pending = action.pending()
    if (pending === null) return become({ status: 'idle' })
    become({ status: 'unknown', bet: pending.body, rate: null, checking: false, asked: false })
  }

  async function ask(leaving: boolean): Promise<void> {
    if (placement.status !== 'unknown' || placement.checking) return
    const { bet, rate } = placement
    become({ ...placement, checking: true })
    const outcome = await action.reconcile()
    if (outcome === null) become({ status: 'idle' })
    else await settle(outcome, { bet, rate }, leaving)
  }

  return {
    placement: () => placement,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      void action.prepare()
      if (placement.status === 'sending') return
      const known = placement.status === 'unknown' ? action.pending() !== null : false
      if (!known) showPending()
      void ask(false)
    },
    async place(sent) {
      if (placement.status === 'sending' || placement.status === 'unknown') return
      become({ status: 'sending', ...sent })
      try {
        await settle(await action.send({ body: sent.bet }), sent, true)
      } catch (error) {
        fail(error)
        // A mistake of ours, not of the host: it must not pass in silence.
        if (!(error instanceof ApiError)) throw error
      }
    },
    check: () => ask(true),
    giveUp() {
      action.forget()
      become({ status: 'idle' })
    },
    stay() {
      if (placement.status === 'placed') become({ ...placement, leaving: false })
    },
    clear() {
      if (placement.status === 'placed' || placement.status === 'failed') {
        become({ status: 'idle' })
      }
    },
  }
}
