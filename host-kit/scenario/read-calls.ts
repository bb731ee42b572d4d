import { spaced } from '../../mocks/commands/command.ts'
import type { ModelName } from '../../mocks/store/models.ts'
import { UsageError } from '../../scripts/lib/root.mjs'
import { parseLeniently } from '../../src/api/read-leniently.ts'
import { rowOf, type OperationName } from '../../src/api/table/table.ts'
import { operationOf } from '../monitor/operation-of.ts'
import type { Call } from './read-log.ts'
import { readers } from './readers.ts'
import { numbered, type Context, type Rows } from './rows.ts'

/** A call as sentences name it. */
export const titleOf = (operation: OperationName): string =>
  `${rowOf(operation).method} ${rowOf(operation).path}`

/** Not a page, a picture, or a question that a browser asks by itself. */
const isForHost = ({ method, url: { pathname } }: Call) =>
  method !== 'OPTIONS' && pathname.includes('/api/') && !/\.\w+$/.test(pathname)

/** What calls have said besides rows. */
interface Said {
  /** What was answered. */
  reads: Set<OperationName>
  /** Rupees; null if no answer says. */
  balance: number | null
}

/**
 * Puts into `rows` what the calls say. `hide` takes out of a text what's private; `say` is told in
 * sentences what can't be understood.
 */
export function readCalls(
  calls: readonly Call[],
  rows: Rows,
  { hide, say }: { hide(text: string): string; say(sentence: string): void },
): Said {
  const said: Said = { reads: new Set(), balance: null }
  let player: string | null = null
  const ids = new Map<ModelName, Map<string, string>>()

  function idOf(model: ModelName, theirs: string): string {
    const known = ids.get(model) ?? new Map<string, string>()
    const kind = spaced(model).toLowerCase().replaceAll(' ', '-')
    const id = known.get(theirs) ?? numbered(kind, known.size + 1)
    ids.set(model, known.set(theirs, id))
    return id
  }

  function told(rupees: number | null | undefined, mobileNumber: string): void {
    const who = mobileNumber.replaceAll(/\D/g, '').slice(-10)
    if (player !== null && player !== who)
      throw new UsageError('Several players are in this log. Save the visit of one of them.')
    player = who
    said.balance = rupees ?? said.balance
  }

  /** Returns what's wrong with the call. */
  function read({ at, method, url, status, answer }: Call): string | null {
    const operation = operationOf(method, url.pathname)
    if (operation === null) return 'the contract has no such call'
    const isNone = operation === 'listMyEnquiries' && status === 404
    if (status === null) return 'no answer came'
    if (!isNone && (status < 200 || status > 299)) return `the host answered ${status}`
    const { path, query } = rowOf(operation)
    const reader = readers[operation] as ((answer: unknown, context: Context) => void) | undefined
    // What a write has changed is in the reads after it.
    if (!reader) return null
    if (answer === undefined) return 'the log has no JSON answer'
    const search = new URLSearchParams(query && url.searchParams)
    const asked = path.endsWith(':gameId') ? url.pathname.split('/').at(-1) : search.get('gameId')
    const gameId = asked && idOf(path.startsWith('/starline') ? 'starlineGame' : 'market', asked)
    try {
      const drop = (problem: string) =>
        say(`${titleOf(operation)}: ${problem.split(':')[0]} can’t be read.`)
      const value = rowOf(operation).success.read(isNone ? [] : answer, drop, parseLeniently)
      reader(value, { rows, at, gameId: gameId ?? '', idOf, hide, told })
      said.reads.add(operation)
      return null
    } catch (error) {
      if (error instanceof UsageError) throw error
      return 'the answer can’t be read'
    }
  }

  for (const call of calls.filter(isForHost)) {
    const problem = read(call)
    if (problem) say(`${call.method} ${call.url.pathname}: ${problem}.`)
  }
  return said
}
