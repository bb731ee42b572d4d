import type { HttpHandler } from 'msw'
import { createRequestLog, type RequestLog } from '#api/request-log.ts'
import type { Clock } from '#domain/time/clock.ts'
import {
  commandNames,
  commandOf,
  readArgs,
  type BoundCommands,
  type CommandName,
} from './commands.ts'
import { handlers } from './handlers/handlers.ts'
import { createFaults, type Faults } from './http/faults.ts'
import { carryOut, implement, type Machinery } from './http/implement.ts'
import { startSession } from './store/accounts.ts'
import { createBackendStore, type BackendStore, type Db, type Snapshot } from './store/db.ts'
import type { Seed } from './store/models.ts'
import { fetchThrough } from './transports/node.ts'
import { applyEdits, changesBetween, editsOf, type Write } from './write.ts'

export interface BackendOptions {
  clock: Clock
  /** What it stores, or rows to start with. */
  rows: BackendStore | Seed
}

/** A small honest backend: it stores, refuses and settles. Instances share nothing. */
export interface Backend {
  readonly clock: Clock
  /** The tables, for arranging and asserting. Writes outside a command are not announced. */
  readonly db: Db
  /** What the host's staff do, at once. Throws `CommandError`. */
  readonly commands: BoundCommands
  /** The same by name, for tools: arguments are checked, and other tabs' writes read first. */
  run(name: CommandName, args?: unknown): Promise<string>
  /** Writes rows by hand, for tools, likewise: all or nothing, announced as 'edit'. */
  edit(work: (db: Db) => void): Promise<void>
  /**
   * Carries out a write that was announced, without faults or the log; at `now` (epoch ms),
   * if that isn't the clock's. Returns its answer; throws if it can't be done any more.
   */
  write(write: Write, now?: number): unknown
  readonly faults: Faults
  readonly log: RequestLog
  /** The calls of the table as MSW handlers below `${base}/api`. */
  handlers(base: string): HttpHandler[]
  /** Answers one call. Rejects with a `TypeError` when the connection fails, as `fetch` does. */
  fetch: typeof globalThis.fetch
  snapshot(): Snapshot
  /** Takes the place of all rows. False when the snapshot is of another schema. */
  restore(snapshot: unknown): boolean
  /** Told after every call, command or edit that wrote something, and after a restore. */
  subscribe(listener: (cause: string, write?: Write, now?: number) => void): () => void
  /** What is done before every call and command from now on; for persistence. */
  setCatchUp(catchUp: () => void): void
}

/** Makes a backend. */
export function createBackend({ clock, rows }: BackendOptions): Backend {
  const store = 'db' in rows ? rows : createBackendStore(rows)
  const faults = createFaults()
  const log = createRequestLog()
  const listeners = new Set<(cause: string, write?: Write, now?: number) => void>()
  let catchUp = () => {}
  const machinery: Machinery = {
    store,
    clock,
    faults,
    log,
    catchUp: () => catchUp(),
    committed(cause, write, now) {
      for (const listener of Array.from(listeners)) listener(cause, write, now)
    },
  }
  const { db } = store
  /** All or nothing, and announced. */
  function commit<T>(cause: string, now: number, write: () => Write, work: () => T): T {
    const { result, wrote } = store.transaction(work)
    if (wrote) machinery.committed(cause, write(), now)
    return result
  }
  function command(name: CommandName, args: unknown, now = clock.now()): string {
    const run = () => commandOf(name).run({ db, now }, readArgs(name, args))
    return commit(name, now, () => ({ command: name, args }), run)
  }
  function call(write: Extract<Write, { call: unknown }>, now: number): unknown {
    const { call: operation, token = null, key = null, params = {}, body } = write
    const incoming = { operation, token, key, params: params as Record<string, unknown> }
    const { status, body: answer } = carryOut(
      handlers,
      machinery,
      { ...incoming, query: new URLSearchParams(), body: body ? JSON.stringify(body) : '' },
      now,
    )
    if (status !== 200) throw new Error(`${operation} answers ${status}.`)
    return JSON.parse(answer)
  }
  const bound = commandNames.map((name) => [name, (args: unknown) => command(name, args)])

  return {
    clock,
    db,
    commands: Object.fromEntries(bound) as BoundCommands,
    async run(name, args = {}) {
      catchUp()
      return command(name, args)
    },
    async edit(work) {
      catchUp()
      const before = store.snapshot()
      const edited = () => ({ edit: editsOf(changesBetween(before, store.snapshot())) })
      commit('edit', clock.now(), edited, () => work(db))
    },
    write(write, now = clock.now()) {
      if ('call' in write) return call(write, now)
      if ('command' in write) return command(write.command, write.args, now)
      const same = () => write
      if ('edit' in write) return commit('edit', now, same, () => applyEdits(db, write.edit))
      const account = db.account.get(write.signIn)
      return commit('signIn', now, same, () => startSession(db, account, now).token)
    },
    faults,
    log,
    handlers: (base) => implement(handlers, machinery, base),
    fetch: fetchThrough(implement(handlers, machinery, '*')),
    snapshot: store.snapshot,
    restore(snapshot) {
      const restored = store.restore(snapshot)
      if (restored) machinery.committed('restore')
      return restored
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setCatchUp(next) {
      catchUp = next
    },
  }
}
