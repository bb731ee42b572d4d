import { createStore } from 'zustand/vanilla'
import type { OperationName } from '#api/table/table.ts'

/** One call as the host saw it. */
export interface LogEntry {
  id: number
  /** Epoch ms of the backend's clock. */
  at: number
  method: string
  path: string
  operation: OperationName | null
  /** Null when no answer was sent. */
  status: number | null
  /** How long it took, in real milliseconds. */
  ms: number
  request: unknown
  response: unknown
  /** The kind of the fault that changed the outcome. */
  fault: string | null
  /** How the response differs from the contract, in words; null if it matches. */
  differs: string | null
}

const secret = /^(password|newPassword|token)$/
/** A text without one is parsed at once, which takes a tenth of the time. */
const maybeSecret = /password|token|\\u/i

/** Longer bodies are not kept: two hundred of them would weigh on a phone. */
const longestBody = 50_000

/** A body for the log: parsed if it's JSON, without passwords and tokens. */
export function loggable(body: string): unknown {
  if (body.length > longestBody) return `${body.length} characters, not stored`
  try {
    if (body === '') return null
    return maybeSecret.test(body)
      ? JSON.parse(body, (key, value) => (secret.test(key) ? '•••' : (value as unknown)))
      : JSON.parse(body)
  } catch {
    return body
  }
}

/** A log of the last calls, oldest first; it forgets the oldest. */
export function createRequestLog(capacity = 200) {
  let count = 0
  const { getState: list, setState, subscribe } = createStore<readonly LogEntry[]>(() => [])
  return {
    list,
    add(entry: Omit<LogEntry, 'id'>): void {
      count += 1
      setState([...list().slice(1 - capacity), { id: count, ...entry }], true)
    },
    clear: () => setState([], true),
    subscribe,
  }
}

export type RequestLog = ReturnType<typeof createRequestLog>
