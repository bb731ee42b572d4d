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
import { fetchThrough } from './doors/node.ts'
import { handlers } from './handlers/handlers.ts'
import { createFaults, type Faults } from './http/faults.ts'
import { implement, type Gate, type Machinery } from './http/implement.ts'
import { createStore, type Db, type Snapshot } from './store/db.ts'
import type { Seed } from './store/models.ts'

export interface BackendOptions {
  clock: Clock
  /** Rows to start with. */
  seed: Seed
}

/** A small honest backend: it stores, refuses and settles. Instances share nothing. */
export interface Backend {
  readonly clock: Clock
  /** The tables, for arranging and asserting. Writes outside a command are not announced. */
  readonly db: Db
  /** What the host's staff do, at once. Throws `CommandError`. */
  readonly commands: BoundCommands
  /** The same by name and behind the gate, for tools: arguments are checked. */
  run(name: CommandName, args?: unknown): Promise<string>
  /** Writes rows by hand, for tools: behind the gate, all or nothing, announced as 'edit'. */
  edit(work: (db: Db) => void): Promise<void>
  readonly faults: Faults
  readonly log: RequestLog
  /** The calls of the table as MSW handlers below `${base}/api`. */
  handlers(base: string): HttpHandler[]
  /** Answers one call. Rejects with a `TypeError` when the connection fails, as `fetch` does. */
  fetch: typeof globalThis.fetch
  snapshot(): Snapshot
  /** Takes the place of all rows. False when the snapshot is of another schema. */
  restore(snapshot: unknown): boolean
  /** Told after every call or command that wrote something, and after a restore. */
  subscribe(listener: (cause: string) => void): () => void
  /** Puts a lock around every call and command; for persistence. */
  setGate(gate: Gate): void
}

/** Makes a backend. */
export function createBackend({ clock, seed }: BackendOptions): Backend {
  const store = createStore(seed)
  const faults = createFaults()
  const log = createRequestLog()
  const listeners = new Set<(cause: string) => void>()
  let gate: Gate = async (work) => work()
  const machinery: Machinery = {
    store,
    clock,
    faults,
    log,
    gate: (work, options) => gate(work, options),
    committed(cause) {
      for (const listener of [...listeners]) listener(cause)
    },
  }
  const command = (name: CommandName, args: unknown) => {
    const context = { db: store.db, now: clock.now() }
    const { result, wrote } = store.transaction(() =>
      commandOf(name).run(context, readArgs(name, args)),
    )
    if (wrote) machinery.committed(name)
    return result
  }
  const bound = commandNames.map((name) => [name, (args: unknown) => command(name, args)])

  return {
    clock,
    db: store.db,
    commands: Object.fromEntries(bound) as BoundCommands,
    run: (name, args = {}) => gate(() => command(name, args), { writes: true }),
    async edit(work) {
      const edit = () => store.transaction(() => work(store.db))
      const { wrote } = await gate(edit, { writes: true })
      if (wrote) machinery.committed('edit')
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
    setGate(next) {
      gate = next
    },
  }
}
