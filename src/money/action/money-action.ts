import { ApiError } from '#api/api-error.ts'
import type { Answer, Input } from '#api/table/table.ts'
import { createStore, type Store } from '#domain/store.ts'
import { applyBalance } from '#session/balance.ts'
import { invalidateAfter, keyOf } from '#session/queries.ts'
import type { MoneyDeps } from '../money-deps.ts'
import { doubleOf } from '../record/double.ts'
import { judge } from '../record/judge.ts'
import { readProof, type Proof } from '../record/read-proof.ts'
import type { ListOperation, MoneySpec, RowOf } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import { ownIntents, type OwnIntents } from '../storage/own-intents.ts'
import type { Kept, Note, Pending } from '../storage/pending.ts'
import { next } from './intent.ts'
import { sentencesOf, type Found, type NotSent, type Outcome } from './outcome.ts'
import { settleWith } from './settle.ts'
import { watchUnknown, type Watch } from './watch-unknown.ts'

/** One way to move money. Made once for each session; screens come and go. */
export interface MoneyAction<Op extends MoneyOperation, List extends ListOperation>
  extends Pick<Watch, 'check' | 'checking'>, Pick<OwnIntents<Op>, 'unknown' | 'blocking'> {
  operation: Op
  /** Everything that is open, of the other actions too. */
  all: Pending['get']
  /** Notifies when that changes. */
  subscribe: Pending['subscribe']
  /** What this page is sending; null if nothing. */
  sending: Pick<Store<Input<Op> | null>, 'get' | 'subscribe'>
  /**
   * Sends once and never repeats. `note` describes it after a reload; `isAllowed` is asked right
   * before the request leaves, since reading the history and waiting for other tabs takes time.
   */
  send(
    input: Input<Op>,
    note?: Note,
    isAllowed?: () => boolean,
  ): Promise<Outcome<Op, List> | NotSent>
  /** The player no longer wants it watched, so that a new one can be sent. */
  giveUp(id: string): void
  /** Called with how each intent ended, and once when its response was lost. */
  onOutcome(listener: OutcomeListener<Op, List>): () => void
  /** The last outcome, if nobody was listening to `onOutcome` then. Returned once. */
  takeUnheard(): EndedIntent<Op, List> | null
}

type OutcomeListener<Op extends MoneyOperation, List extends ListOperation> = (
  outcome: Outcome<Op, List>,
  intent: Kept<Op>,
) => void

interface EndedIntent<Op extends MoneyOperation, List extends ListOperation> {
  outcome: Outcome<Op, List>
  intent: Kept<Op>
}

/** What a tab tells the others: the balance after a request, and the outcome it has found out. */
interface Told<Op extends MoneyOperation, List extends ListOperation> {
  owner: string | null
  balance: number | null
  ended?: EndedIntent<Op, List>
}

/**
 * Makes one money action: single flight, no retry, and the history as the only proof. `report` is
 * called with every outcome, whether a screen is listening or not.
 */
export function createMoneyAction<Op extends MoneyOperation, List extends ListOperation>(
  spec: MoneySpec<Op, List>,
  deps: MoneyDeps,
  report: OutcomeListener<Op, List> = () => {},
): MoneyAction<Op, List> {
  const { client, queryClient, pending, times, schedule } = deps
  const { operation } = spec
  type Ended = Outcome<Op, List>

  const sending = createStore<Input<Op> | null>(null)
  const listeners = new Set<OutcomeListener<Op, List>>()
  let unheard: (EndedIntent<Op, List> & { owner: string | null }) | null = null
  const errors = new Map<string, ApiError>()
  const own = ownIntents(spec, deps)
  const settle = settleWith(spec, own, deps)
  const alone = <T>(job: () => Promise<T>) => deps.oneTabAtATime(`ank.money.${operation}`, job)
  const tell = (outcome: Ended, intent: Kept<Op>) => {
    report(outcome, intent)
    unheard = listeners.size > 0 ? null : { outcome, intent, owner: pending.owner() }
    for (const listener of [...listeners]) listener(outcome, intent)
  }
  function tellTabs(balance: number | null, ended?: Told<Op, List>['ended']): void {
    const told: Told<Op, List> = { owner: pending.owner(), balance, ...(ended && { ended }) }
    deps.otherTabs?.tell(`ank.money.${operation}`, told)
  }
  /** Reported in every tab that watches the intent, since the player may look at any of them. */
  const tellEverywhere = (outcome: Ended, intent: Kept<Op>) => {
    tell(outcome, intent)
    // An error isn't plain data; the host's sentences were shown when they came.
    const plain = outcome.status === 'failed' ? { ...outcome, error: null } : outcome
    tellTabs(plain.status === 'found' ? plain.balance : null, { outcome: plain, intent })
  }
  const watch = watchUnknown(spec, deps, { own, settle, alone, errors, tell: tellEverywhere })
  deps.otherTabs?.hear(`ank.money.${operation}`, (message) => {
    const { owner, balance, ended } = message as Told<Op, List>
    if (owner === null || owner !== pending.owner()) return
    pending.reload()
    if (balance !== null) void applyBalance(queryClient, balance)
    void invalidateAfter(queryClient, operation)
    if (ended && own.isWatched(ended.intent.id)) tell(ended.outcome, ended.intent)
  })

  /** The history before a send; null if it can't be read in time. */
  async function readBefore(): Promise<Proof<RowOf<List>> | null> {
    const giveUp = new AbortController()
    const late = new Promise<null>((resolve) => {
      giveUp.signal.addEventListener('abort', () => resolve(null))
    })
    const stop = schedule(() => giveUp.abort(), times.patienceMs)
    const read = readProof(client, spec, giveUp.signal).catch(() => null)
    return Promise.race([read, late]).finally(stop)
  }

  /**
   * The record of an accepted intent; null if the history doesn't show it (yet). `balance`: from
   * the host's response.
   */
  async function lookUp(
    intent: Kept<Op>,
    owner: string,
    balance: number | null,
  ): Promise<Found<RowOf<List>> | null> {
    const proof = await readProof(client, spec).catch(() => null)
    if (pending.owner() !== owner) return null
    if (proof === null) {
      const twice = doubleOf(spec, intent, null, balance)
      if (twice) pending.put({ ...intent, over: 'accepted', twice }, owner)
      return null
    }
    const others = own.othersLike(intent, owner)
    const judgement = judge(spec, intent, { ...proof, balance: null, others, dead: false })
    const found = judgement.event === 'find' ? judgement : null
    const twice = doubleOf(spec, intent, found, balance)
    if (found || twice) {
      const row = found ? { row: spec.idOf(found.row) } : {}
      pending.put({ ...intent, over: 'accepted', ...row, ...(twice && { twice }) }, owner)
    }
    return found
  }

  async function accepted(sent: Kept<Op>, owner: string, answer: Answer<Op>): Promise<Ended> {
    next('sending', 'accept')
    const intent = own.latest(sent, owner)
    // Until its row has been seen, that row must not be mistaken for another intent's.
    pending.put({ ...intent, over: 'accepted' }, owner)
    own.takeFromOthers(intent.input, owner)
    const balance = spec.balanceAfter ? spec.balanceAfter(answer) : null
    if (pending.owner() === owner) {
      if (balance !== null) await applyBalance(queryClient, balance)
      // Not awaited: the response already tells the player enough.
      void invalidateAfter(queryClient, operation)
      tellTabs(balance)
    }
    const record = lookUp(intent, owner, own.balanceAlone(intent.id, balance))
    return { status: 'accepted', answer, record }
  }

  async function refused(intent: Kept<Op>, owner: string, error: ApiError): Promise<Ended> {
    // An earlier try of the same intent may have arrived late: then the host refuses this one.
    const earlier = spec.unique && error.status !== 401
    const proof = earlier ? await readProof(client, spec).catch(() => null) : null
    const row = proof?.rows.find((each) => spec.compare(each, intent.input) === 'same')
    if (row) return settle.found(intent, owner, 'sending', { row, twins: [] }, null)
    return settle.refused(intent, owner, error)
  }

  function keepUnknown(sent: Kept<Op>, owner: string, error: ApiError): Ended {
    next('sending', 'lose')
    const intent = own.latest(sent, owner)
    const said = sentencesOf(error)
    errors.set(intent.id, error)
    watch.hurry()
    pending.put({ ...intent, said, watchedMs: own.watchedMs(intent) }, owner)
    return { status: 'unknown', said }
  }

  /** What is stored of an intent, with similar rows that exist before it's sent. */
  function intentOf(input: Input<Op>, note: Note, proof: Proof<RowOf<List>> | null): Kept<Op> {
    const alike = proof?.rows.filter((row) => spec.compare(row, input) !== 'other')
    const user = queryClient.getQueryData<{ balance?: number | null }>(keyOf('getUserProfile', {}))
    return {
      id: deps.newId(),
      operation,
      input,
      note,
      before: proof?.whole && alike ? alike.map((row) => spec.idOf(row)) : null,
      balance: user?.balance ?? null,
      watchedMs: 0,
      said: [],
    }
  }

  async function attempt(intent: Kept<Op>, owner: string): Promise<Ended> {
    next('idle', 'send')
    own.forgetOld(intent, owner)
    pending.put(intent, owner, true)
    own.watchedMs(intent)
    try {
      return await accepted(
        intent,
        owner,
        await client.call<Op>(operation, intent.input, {
          ...(deps.takesIdempotencyKey && { idempotencyKey: intent.id }),
        }),
      )
    } catch (error) {
      if (error instanceof ApiError) {
        return error.isVerdict
          ? await refused(intent, owner, error)
          : keepUnknown(intent, owner, error)
      }
      pending.remove(intent, owner)
      throw error
    }
  }

  async function sendOnce(
    input: Input<Op>,
    note: Note,
    isAllowed: () => boolean,
  ): Promise<Ended | NotSent> {
    // Another tab may have sent it.
    pending.reload()
    const owner = pending.owner()
    const by = own.blocking(input)
    if (owner === null) return { status: 'busy' }
    if (by !== null) return { status: 'blocked', by }
    const proof = await readBefore()
    if (pending.owner() !== owner || !isAllowed()) return { status: 'busy' }
    const intent = intentOf(input, note, proof)
    const row = spec.unique && proof?.rows.find((each) => spec.compare(each, input) === 'same')
    const outcome = row
      ? await settle.found(intent, owner, next('idle', 'send'), { row, twins: [] }, null)
      : await attempt(intent, owner)
    // Nobody is told: the player signed out, or the session ended.
    if (pending.owner() === owner) tell(outcome, intent)
    return outcome
  }

  return {
    operation,
    unknown: own.unknown,
    blocking: own.blocking,
    all: pending.get,
    subscribe: pending.subscribe,
    checking: watch.checking,
    check: watch.check,
    sending,
    async send(input, note = {}, isAllowed = () => true) {
      if (sending.get() !== null) return { status: 'busy' }
      sending.set(input)
      try {
        return await alone(() => sendOnce(input, note, isAllowed))
      } finally {
        sending.set(null)
      }
    },
    giveUp(id) {
      const owner = pending.owner()
      const open = own.unknown().find((each) => each.id === id)
      if (owner === null || open === undefined) return
      const { phase, ...intent } = open
      next(phase, 'give up')
      errors.delete(id)
      pending.put({ ...intent, watchedMs: own.watchedMs(intent), over: 'given up' }, owner)
    },
    onOutcome(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    takeUnheard() {
      const last = unheard
      unheard = null
      return last?.owner === pending.owner() ? last : null
    },
  }
}
