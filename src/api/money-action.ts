import type { QueryClient } from '@tanstack/react-query'
import type { Clock } from '#domain/clock.ts'
import { ApiError } from './api-error.ts'
import { applyBalance } from './balance.ts'
import type { Client } from './client.ts'
import { invalidateAfter, keyOf, queryOf } from './queries.ts'
import type { KeyValueStore } from './session.ts'
import type { Answer, Input, OperationName } from './table/table.ts'

/** A history as a whole, or a page of one. */
type Listed<Item> = readonly Item[] | { bets: readonly Item[] }
/** An operation that answers a list. */
export type ListOperation = {
  [Op in OperationName]: Answer<Op> extends Listed<unknown> ? Op : never
}[OperationName]
type Row<List extends ListOperation> = Answer<List> extends Listed<infer Item> ? Item : never

/** How a money action is sent, and how its record is recognised in the host's history. */
export interface MoneyActionSpec<Op extends OperationName, List extends ListOperation> {
  operation: Op
  /** The history that proves what the host recorded. */
  history: List
  /** What it is asked with: enough of its newest records to hold those of the last minutes. */
  historyInput?: Input<List>
  idOf(row: Row<List>): string
  /** True when `row` could be the record of `input`. */
  matches(row: Row<List>, input: Input<Op>): boolean
  /**
   * True when a match can only be the record of this very intent, because the request carries an
   * id of our own. Such a request is not sent again once the history holds it.
   */
  unique?: boolean
  /** True where no screen may load the history: it is read when something is sent. */
  readsWhenSent?: boolean
  /** The balance after the action in rupees, where the answer tells it. */
  balanceAfter?(answer: Answer<Op>): number
}

export type MoneyOutcome<Op extends OperationName, List extends ListOperation> =
  /** The host said yes. */
  | { status: 'done'; answer: Answer<Op> }
  /** The answer was lost, but the history holds the record. */
  | { status: 'recorded'; row: Row<List> }
  /** The host said no, or its history shows that nothing was recorded. */
  | { status: 'failed'; error: ApiError }
  /** Nobody knows yet: not to be tried again before the history could be read. */
  | { status: 'unknown'; error: ApiError }
  /** Another send is under way, or one of another tab is of unknown outcome; nothing was sent. */
  | { status: 'busy' }

/** What is kept in storage while the outcome of a send is not known. */
interface Pending<Op extends OperationName> {
  input: Input<Op>
  /** Ids of matching records that existed before the send; null when they could not be read. */
  before: string[] | null
  /** Epoch milliseconds. */
  sentAt: number
}

export interface MoneyAction<Op extends OperationName, List extends ListOperation> {
  /** Sends once. Never repeats a send by itself (a lost answer never debits twice). */
  send(input: Input<Op>): Promise<MoneyOutcome<Op, List>>
  /** The send whose outcome is still unknown, also after a reload. */
  pending(): Input<Op> | null
  /** Asks the history what became of the pending send; null when there is none. */
  reconcile(): Promise<MoneyOutcome<Op, List> | null>
  /** Gives up a pending send: the player has looked for its record himself. */
  forget(): void
  /** Reads the history, so that a later send need not wait for it. */
  prepare(): Promise<void>
  /** The newest record of `input` in the history that was not there before the last send. */
  confirm(input: Input<Op>): Promise<Row<List> | null>
}

export interface MoneyActionDeps {
  client: Client
  queryClient: QueryClient
  storage: KeyValueStore
  clock: Clock
  /** Pauses between readings of the history, in milliseconds. */
  pauses?: readonly number[]
  wait?: (ms: number) => Promise<void>
  /** Runs a job while no other tab runs one of this name; at once unless given. */
  oneTabAtATime?: <T>(name: string, job: () => Promise<T>) => Promise<T>
}

const rowsOf = <Item>(answer: Listed<Item>): readonly Item[] =>
  'bets' in answer ? answer.bets : answer

const defaultPauses = [0, 1_500, 3_000]
/** A send waits so long for the history, in milliseconds. */
const patienceMs = 1_500
const defaultWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Makes one money action: single flight, no retry, reconciliation. */
export function createMoneyAction<Op extends OperationName, List extends ListOperation>(
  spec: MoneyActionSpec<Op, List>,
  {
    client,
    queryClient,
    storage,
    clock,
    pauses = defaultPauses,
    wait = defaultWait,
    oneTabAtATime = (_name, job) => job(),
  }: MoneyActionDeps,
): MoneyAction<Op, List> {
  const storageKey = `ank.pending.${spec.operation}`
  /** Counts the sends of all tabs: a list read before the last one may lack its record. */
  const turnKey = `ank.turn.${spec.operation}`
  const historyInput = spec.historyInput ?? ({} as Input<List>)
  const historyKey = keyOf(spec.history, historyInput)
  let readAt: string | null = null
  let running = false
  let before: string[] | null = null

  /** The history, at most `staleTime` ms old; 0 never joins a reading that began before the send. */
  async function readHistory(usualStaleTime: number): Promise<readonly Row<List>[]> {
    const query = queryOf(client, spec.history, historyInput)
    const turn = storage.get(turnKey)
    const staleTime = turn === readAt ? usualStaleTime : 0
    if (staleTime === 0) await queryClient.cancelQueries({ queryKey: query.queryKey })
    const answer = await queryClient.fetchQuery({ ...query, staleTime, retry: false })
    readAt = turn
    return rowsOf(answer as unknown as Listed<Row<List>>)
  }

  const markStale = () =>
    queryClient.invalidateQueries({ queryKey: keyOf(spec.history), refetchType: 'none' })

  const matching = (rows: readonly Row<List>[], input: Input<Op>) =>
    rows.filter((row) => spec.matches(row, input))

  function load(): Pending<Op> | null {
    try {
      return JSON.parse(storage.get(storageKey) ?? 'null') as Pending<Op> | null
    } catch {
      return null
    }
  }

  const recordOf = (input: Input<Op>) =>
    readHistory(0).then(
      (rows) => matching(rows, input).at(-1),
      () => undefined,
    )

  async function found(row: Row<List>): Promise<MoneyOutcome<Op, List>> {
    storage.remove(storageKey)
    await invalidateAfter(queryClient, spec.operation)
    return { status: 'recorded', row }
  }

  /** Reads the history until the record shows up or the pauses are used up. */
  async function ask(
    { input, before: existing }: Pending<Op>,
    error: ApiError,
  ): Promise<MoneyOutcome<Op, List>> {
    const known = spec.unique ? [] : existing
    let readable = false
    for (const pause of pauses) {
      if (pause > 0) await wait(pause)
      let rows: readonly Row<List>[]
      try {
        rows = matching(await readHistory(0), input)
        readable = true
      } catch {
        readable = false
        continue
      }
      const fresh = rows.filter((row) => known !== null && !known.includes(spec.idOf(row)))
      const row = fresh.at(-1)
      if (row !== undefined) return await found(row)
      // Without a list from before the send, a matching record may be an older one.
      if (known === null && rows.length > 0) return { status: 'unknown', error }
    }
    if (!readable) return { status: 'unknown', error }
    storage.remove(storageKey)
    return { status: 'failed', error }
  }

  /** The history before a send; null when it cannot be read, or not in time. */
  async function historyBefore(): Promise<readonly Row<List>[] | null> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        resolve(null)
        // Its answer would be older than what is sent now. What a screen shows is left to it.
        void queryClient.cancelQueries({ queryKey: historyKey, type: 'inactive' })
      }, patienceMs)
    })
    const read = readHistory(60_000).catch(() => null)
    return await Promise.race([read, late]).finally(() => clearTimeout(timer))
  }

  async function prepare(): Promise<void> {
    if (spec.readsWhenSent) return
    await readHistory(60_000).catch(() => undefined)
  }

  /** What became of a send of this or another tab; null when none is unknown any more. */
  async function settlePending(): Promise<MoneyOutcome<Op, List> | null> {
    const pending = load()
    return pending && ask(pending, new ApiError(spec.operation, 'network', {}))
  }

  /** One at a time, in this tab and among all; 'busy' while this tab has one under way. */
  async function alone<T>(job: () => Promise<T>): Promise<T | { status: 'busy' }> {
    if (running) return { status: 'busy' }
    running = true
    try {
      return await oneTabAtATime(storageKey, job)
    } finally {
      running = false
    }
  }

  async function sendOnce(input: Input<Op>): Promise<MoneyOutcome<Op, List>> {
    // Another tab's: it is asked for first, and the player is told what became of it.
    if (load() !== null) return { status: 'busy' }
    try {
      const rows = await historyBefore()
      const existing = rows && matching(rows, input)
      before = existing?.map(spec.idOf) ?? null
      if (spec.unique && existing?.[0]) return await found(existing[0])
      const pending: Pending<Op> = { input, before, sentAt: clock.now() }
      storage.set(storageKey, JSON.stringify(pending))
      try {
        const answer = await client.call<Op>(spec.operation, input)
        storage.remove(storageKey)
        if (spec.balanceAfter) await applyBalance(queryClient, spec.balanceAfter(answer))
        // At once, so that the next send is compared with a list that holds this one.
        await markStale()
        // Not awaited: the player need not wait for what the answer already tells.
        void invalidateAfter(queryClient, spec.operation)
        return { status: 'done', answer }
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) {
          storage.remove(storageKey)
          throw thrown
        }
        if (thrown.outcomeUnknown) return await ask(pending, thrown)
        // An earlier try of the same intent may have arrived late: then the host refuses this one.
        const row = spec.unique && thrown.status !== 401 ? await recordOf(input) : undefined
        if (row !== undefined) return await found(row)
        storage.remove(storageKey)
        return { status: 'failed', error: thrown }
      }
    } finally {
      storage.set(turnKey, String(Number(storage.get(turnKey) ?? 0) + 1))
    }
  }

  return {
    send: (input) => alone(() => sendOnce(input)),
    prepare,
    pending: () => load()?.input ?? null,
    forget: () => storage.remove(storageKey),
    reconcile: async () => (load() === null ? null : alone(settlePending)),
    async confirm(input) {
      const known = before
      const rows = await readHistory(0).catch(() => [])
      return (
        matching(rows, input)
          .filter((row) => known === null || !known.includes(spec.idOf(row)))
          .at(-1) ?? null
      )
    },
  }
}
