import { spaced } from '../../mocks/commands/command.ts'
import { ledgerOf } from '../../mocks/seed/ledger.ts'
import type { Snapshot } from '../../mocks/store/db.ts'
import { modelNames, models, type ModelName, type Seed } from '../../mocks/store/models.ts'
import { changesBetween, editsOf } from '../../mocks/write.ts'
import { textOf } from '../../scenarios/demo/recording/portable.ts'
import { startOf, type Recording } from '../../scenarios/demo/recording/recording.ts'
import { scenarioById } from '../../scenarios/registry.ts'
import { setStage } from '../../scenarios/stage.ts'
import { UsageError } from '../../scripts/lib/root.mjs'
import { operationNames, rowOf } from '../../src/api/table/table.ts'
import { formatRupees } from '../../src/domain/money/money.ts'
import { manualClock } from '../../src/domain/time/clock.ts'
import { dayKey } from '../../src/domain/time/dates.ts'
import { hidePrivate } from './private-words.ts'
import { readCalls, titleOf } from './read-calls.ts'
import { readLog } from './read-log.ts'
import { accountId, forgetPlayer, numbered, type Rows } from './rows.ts'

/** What the rows lie on: the one step of its script fits any player. */
const scenario = 'low-balance'

type Say = (sentence: string) => void

const gameOf: { readonly [M in ModelName]?: ModelName } = {
  result: 'market',
  bet: 'market',
  starlineResult: 'starlineGame',
  starlineBet: 'starlineGame',
}

/** Leaves the rows that fit their models and whose game is there, with all their columns. */
function keepSound(rows: Rows, before: Snapshot, say: Say): void {
  for (const [model, table] of rows) {
    const games = rows.get(gameOf[model] as ModelName)
    for (const [id, row] of table) {
      const { data, error } = models[model].safeParse(row)
      const isLost = games && !games.has(String(row['gameId']))
      const was = before.rows[model]?.find((each) => each.id === id)
      if (isLost || !(data ?? was)) table.delete(id)
      else table.set(id, data ?? { ...was })
      const fields = error?.issues.map(({ path: [field] }) => spaced(String(field)).toLowerCase())
      if (fields) say(`${spaced(model)} left out because of its ${fields.join(', ')}.`)
      else if (isLost && row['accountId'])
        say(`${spaced(model)} left out: its game isn’t in the log.`)
    }
  }
}

/** The player's ledger, from the rows that move money; it ends at the balance that the host said. */
function putLedger(rows: Rows, said: number | null, before: number, say: Say): void {
  const moving = ['bet', 'starlineBet', 'fundRequest', 'withdrawal'] as const
  const seed = Object.fromEntries(
    moving.map((model) => [model, [...(rows.get(model)?.values() ?? [])]]),
  )
  const implied = ledgerOf(seed as Seed)
  const sum = implied.reduce((all, { amount }) => all + amount, 0)
  const balance = Math.round(said ?? Math.max(sum, 0))
  if (said === null) say('The log doesn’t say what the balance was.')
  else if (balance !== said) say(`The balance of ${said} was rounded to ${formatRupees(balance)}.`)
  const rest = balance - sum
  if (rest !== 0) {
    say(
      `Bets, deposits and withdrawals in the log explain ${formatRupees(sum)} of the balance of ${formatRupees(balance)}: an opening entry makes up the rest.`,
    )
  }
  const at = Math.min(before, ...implied.map((entry) => entry.at)) - 1
  const opening = { accountId, kind: 'adjustment', amount: rest, note: 'Before this log', at }
  for (const [index, entry] of [...(rest === 0 ? [] : [opening]), ...implied].entries()) {
    const id = numbered('entry', index + 1)
    rows.get('ledgerEntry')?.set(id, models.ledgerEntry.parse({ id, ...entry }))
  }
}

/**
 * Makes a recording, for the demo's Import, of what a log says: as rows, with names, numbers, tokens
 * and words replaced. `unread` says in sentences what couldn't be understood. Throws a `UsageError`
 * for what is no log, and for a log of several players.
 */
export async function scenarioFrom(log: string): Promise<{ text: string; unread: string[] }> {
  const { calls, broken } = readLog(log)
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last) throw new UsageError('There are no calls in this log.')
  const hide = hidePrivate(calls)
  const said = new Set<string>()
  const say = (sentence: string) => void said.add(hide(sentence))

  const day = dayKey(last.at)
  const at = startOf({ scenario, day })
  const clock = manualClock(at)
  const stage = setStage(scenarioById(scenario), { device: clock, start: at, held: true })
  const { backend } = stage
  const before = backend.snapshot()
  const rows: Rows = new Map(
    modelNames.map((model) => [model, new Map(before.rows[model]?.map((row) => [row.id, row]))]),
  )
  forgetPlayer(rows)

  if (broken > 0) say(`Entries of the log that aren’t calls: ${broken}.`)
  const { reads, balance } = readCalls(calls, rows, { hide, say })
  if (reads.size === 0) throw new UsageError('No answer in this log could be read.')
  keepSound(rows, before, say)
  putLedger(rows, balance, first.at, say)
  const after = Object.fromEntries([...rows].map(([model, table]) => [model, [...table.values()]]))
  const edit = editsOf(changesBetween(before, { ...before, rows: after }))
  backend.write({ edit }, at)
  const missing = operationNames.filter((name) => rowOf(name).method === 'GET' && !reads.has(name))
  if (missing.length > 0) say(`Nothing is known of: ${missing.map(titleOf).join(', ')}.`)

  const act = { at, did: [{ edit }], left: { now: last.at } }
  const text = textOf({ scenario, day, acts: [act], moment: 1, now: last.at } as Recording)
  return { text, unread: [...said] }
}
