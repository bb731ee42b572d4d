import type { Query } from '@tanstack/react-query'
import { gameNameOf, type GameRef } from '#domain/bet/history.ts'
import { ownerMark } from '#domain/player/owner-mark.ts'
import { oncePer } from '#lib/once.ts'
import { createSignal } from '#lib/store.ts'
import { browserRows } from '#platform/storage/row-store.ts'
import { oneTabAtATime } from '#platform/tabs/one-tab.ts'
import type { Api } from '#session/api-context.tsx'
import { keyOf } from '#session/queries.ts'
import type { Outcome } from '../action/context.ts'
import type { MoneySpec } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import type { AnyKept, Kept } from '../storage/pending.ts'
import { hashOf, type Kind, type Row, type Value } from './chain.js'
import { balanceFact, betKey, factsIn, type Fact } from './facts.ts'

/** A row with its hash, which depends on all rows before it. */
export interface Entry {
  row: Row
  hash: string
}

/** How many rows are kept; when the oldest go, the hash of the last of them stays. */
const most = 5_000
/** How many more there may be before that happens. */
const slack = 500

const receiptNames: Record<MoneyOperation, string> = {
  placeBet: 'bet',
  placeStarlineBet: 'starline',
  createFundRequest: 'deposit',
  requestWithdrawal: 'withdrawal',
}

/** What a receipt may take from a request and its record. */
interface AnyRecord {
  betType?: string
  betNumber?: string
  betAmount?: number
  amount?: number
  session?: string | null
  method?: string
  gameName?: string | null
  gameId?: GameRef
  potentialWin?: number | null
}

/** What the host has promised: the record counts, else what was sent. */
function receiptOf(
  operation: MoneyOperation,
  { id, input, note }: Pick<AnyKept, 'id' | 'input' | 'note'>,
  record: AnyRecord | null,
  rateOf: (type: string) => Value | undefined,
): Value {
  const what = receiptNames[operation]
  const { body } = input as { body: AnyRecord }
  const told: AnyRecord = { ...body, ...record }
  if (told.betNumber === undefined) return { what, amount: told.amount ?? null, request: id }
  const type = body.betType ?? ''
  const rate = rateOf(what === 'starline' ? `starline ${type}` : type)
  return {
    what,
    market: note.game || gameNameOf(told),
    session: what === 'starline' ? 'starline' : (body.session ?? 'both'),
    type,
    number: told.betNumber,
    amount: told.betAmount ?? null,
    status: 'pending',
    ...(rate && { min: rate.min ?? null, max: rate.max ?? null }),
    potentialWin: told.potentialWin ?? null,
    request: id,
  }
}

/**
 * Keeps what the player was told on the device: receipts, results, rates, balances, and whether the
 * histories still list each bet. Only what's new is added. Nothing of it is ever sent. It outlives a
 * sign-out, and each player of a device has their own. In the demo it lasts as long as the page,
 * because its world starts anew each time. `journalOf(api)`.
 */
export const journalOf = oncePer(({ session, queryClient, receivedAt, clock }: Api) => {
  const store = __DEMO__ ? null : browserRows<Entry>('ank.journal')
  const { subscribe, emit } = createSignal()
  let owner: string | null = null
  /** Null until they have been read. */
  let entries: readonly Entry[] | null = null
  /** The last value of each fact, as JSON. */
  let last = new Map<string, string>()
  let queue = Promise.resolve()

  const ownerNow = () => {
    const state = session.state()
    return state.status === 'signed-in' ? ownerMark(state.user.mobileNumber) : null
  }
  /** One after another: a receipt stands before what its history says. Without `crypto`, nothing. */
  const inTurn = (job: () => Promise<void> | void) =>
    (queue = queue.then(job).catch(() => undefined))

  function show(next: readonly Entry[]): void {
    entries = next
    last = new Map(
      next.map(({ row: [, , kind, key, value] }) => [`${kind} ${key}`, JSON.stringify(value)]),
    )
    emit()
  }

  /** Takes over what other tabs have added or deleted. */
  async function read(mark: string): Promise<void> {
    const end = entries?.at(-1)
    const more = (await store?.read(mark, end?.row[0] ?? 0)) ?? null
    if (owner !== mark) return
    if (end === undefined) show(more ?? [])
    else if (more === null || more[0]?.hash === end.hash) {
      if (more && more.length > 1) show([...(entries ?? []), ...more.slice(1)])
    } else show((await store?.read(mark, 0)) ?? [])
  }

  const isNews = ({ kind, key, value }: Fact) => {
    const before = last.get(`${kind} ${key}`)
    // A bet that just waits is in its receipt.
    if (before === undefined && kind === 'history') return value.status !== 'pending'
    return before !== JSON.stringify(value)
  }

  async function add(mark: string, at: number, facts: readonly Fact[]): Promise<void> {
    // A host may name something twice: the last counts.
    const told = [...new Map(facts.map((fact) => [`${fact.kind} ${fact.key}`, fact])).values()]
    if (owner !== mark || !told.some(isNews)) return
    await oneTabAtATime('ank.journal', async () => {
      await read(mark)
      const known = entries ?? []
      let hash = known.at(-1)?.hash ?? ''
      let n = known.at(-1)?.row[0] ?? -1
      const added: Entry[] = []
      for (const { kind, key, value } of told.filter(isNews)) {
        const row: Row = [(n += 1), at, kind, key, value]
        added.push({ row, hash: (hash = await hashOf(hash, row)) })
      }
      const all = [...known, ...added]
      const kept = all.length > most + slack ? all.slice(-most) : all
      const rows = added.map((entry) => [entry.row[0], entry] as const)
      await store?.write(mark, rows, kept[0]?.row[0] ?? 0)
      if (owner === mark) show(kept)
    })
  }

  const rowsOf = (kind: Kind) =>
    (entries ?? []).flatMap(({ row }) => (row[2] === kind ? [row] : []))
  const nameOf = (gameId: string): string =>
    [keyOf('listGames', {}), keyOf('listStarlineGames', {})]
      .flatMap((key) => queryClient.getQueryData<{ _id: string; gameName: string }[]>(key) ?? [])
      .find(({ _id }) => _id === gameId)?.gameName ?? ''

  function hear({ queryKey: [operation, input], queryKey, state }: Query): void {
    const mark = ownerNow()
    // A third part names what is noted next to an answer.
    if (mark === null || mark !== owner || queryKey.length > 2) return
    const at = receivedAt(queryKey) ?? clock.now()
    void inTurn(() => {
      const facts = factsIn(String(operation), state.data, {
        at,
        nameOf,
        query: (input as { query?: Record<string, unknown> } | undefined)?.query ?? {},
        isPartial: (queryClient.getQueryData<number>([...queryKey, 'dropped']) ?? 0) > 0,
        receipts: (what) => rowsOf('receipt').filter(([, , , , value]) => value.what === what),
      })
      return add(mark, at, facts)
    })
  }

  /** Another player, or nobody, is signed in. */
  function follow(): void {
    const next = ownerNow()
    if (next === owner) return
    owner = next
    entries = null
    last = new Map()
    emit()
    if (next === null) return
    void inTurn(() => read(next))
    // What was read before this part was loaded; answers of an earlier visit don't count.
    for (const query of queryClient.getQueryCache().getAll()) {
      if (query.state.data !== undefined && !query.state.isInvalidated) hear(query)
    }
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    hear(event.query)
  })
  session.subscribe(follow)
  follow()

  return {
    subscribe,
    /** The entries of who is signed in, oldest first; null until they have been read. */
    get: () => (ownerNow() === owner ? entries : null),
    /** Reads what other tabs have done. */
    refresh: () => void inTurn(() => (owner === null ? undefined : read(owner))),
    /** Takes a recorded request: its receipt and the balance after it. */
    async receive<Op extends MoneyOperation>(
      spec: MoneySpec<Op>,
      outcome: Outcome<Op>,
      intent: Kept<Op>,
    ): Promise<void> {
      const mark = ownerNow()
      if (mark === null || (outcome.status !== 'accepted' && outcome.status !== 'found')) return
      const at = clock.now()
      const found = outcome.status === 'found' ? outcome : await outcome.record
      const rateOf = (type: string) => rowsOf('rate').findLast(([, , , key]) => key === type)?.[4]
      const record = (found?.row ?? null) as AnyRecord | null
      const balance =
        outcome.status === 'found' ? outcome.balance : (spec.balanceAfter?.(outcome.answer) ?? null)
      const key = betKey(receiptNames[spec.operation], found ? spec.idOf(found.row) : intent.id)
      await inTurn(() => {
        const value = receiptOf(spec.operation, intent, record, rateOf)
        const told = balance === null ? [] : [balanceFact(balance)]
        return add(mark, at, [{ kind: 'receipt', key, value }, ...told])
      })
    },
    /** Deletes the journal of who is signed in. */
    async wipe(): Promise<void> {
      const mark = owner
      if (mark === null) return
      await inTurn(async () => {
        await store?.clear(mark)
        if (owner === mark) show([])
      })
    },
  }
})
