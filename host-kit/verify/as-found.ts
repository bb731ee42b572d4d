import { parseLeniently } from '#api/read-leniently.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import { allCases, type FlatCase } from '#contracts/cases/cases.ts'
import { requestOf } from '#contracts/cases/request.ts'
import { states } from '#contracts/cases/states.ts'
import { grade, gradeAsFound } from '../levels/grade.ts'
import { readingOf } from '../levels/reading.ts'
import { show } from './answer/compare.ts'
import { NoAnswer, sendCase, type Exchange, type Values } from './answer/exchange.ts'
import { jsonOf } from './answer/judge.ts'
import { hasNothing } from './has-nothing.ts'
import type { VerifierRun } from './run.ts'

/** The player to check with, on a host that isn't put into states. */
export interface Player {
  /** The session of a player. */
  token?: string
  /** A player to sign in. */
  login?: { mobileNumber: string; password: string }
}

/** The token or password was refused; its message is a sentence. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
}

/** The names of the state's values that a case's request uses; the token first. */
function neededValues(one: FlatCase): string[] {
  const names: string[] = one.sendsToken ? ['token'] : []
  requestOf(one, (expression) => {
    for (const [, name = ''] of expression.matchAll(/\$\{(\w+)\}/g)) names.push(name)
  })
  return names
}

/** The simplest request of an operation, for a host that is checked as it is. */
const simplestCase = (operation: OperationName): FlatCase[] => {
  const all = allCases.filter((one) => one.operation === operation && one.success)
  const one = all.find(({ name }) => name === 'sparse') ?? all[0]
  return one ? [{ ...one, name: 'as found', description: `${operation}: as found` }] : []
}

/** The lists that give the ids other reads need, by the name of the value. */
const listsWithIds = { gameId: 'listGames', starlineGameId: 'listStarlineGames' } as const

/** The first item of a list, read as the client reads it; undefined if there's none, or it can't be read. */
export function firstOf<Item>(operation: OperationName, text: string): Item | undefined {
  try {
    const reading = rowOf(operation).success.read(jsonOf(text)?.body, () => {}, parseLeniently)
    let step = reading.next()
    while (!step.done) step = reading.next()
    return (step.value as Item[])[0]
  } catch {
    return undefined
  }
}

async function signIn(run: VerifierRun, { login, token }: Player): Promise<Values> {
  if (token !== undefined) return { token }
  const [one] = simplestCase('login')
  if (!login || !one) return {}
  const answer = await run.check(one, login, (answer) => gradeAsFound(one, answer))
  const reading = answer && (await readingOf(one, answer))
  if (reading?.kind === 'read') return { token: (reading.value as { token: string }).token }
  const { body } = jsonOf(answer?.text ?? '') ?? {}
  const { message } = (body ?? {}) as Record<string, unknown>
  const withMessage = typeof message === 'string' ? ` and ${show(run.blanked(message, login))}` : ''
  if (!answer) throw new SignInRefused('The login failed: the host gave no answer to it.')
  const why = `${answer.status}${withMessage}`
  throw new SignInRefused(`The login failed: the host returned ${why} instead of a token.`)
}

/** Makes a call whose answer is only needed for later ones; null if there is none. */
export async function lookUp(run: VerifierRun, operation: OperationName, values: Values) {
  const [one] = simplestCase(operation)
  try {
    return one ? await sendCase(one, run.host, values, run.timeoutMs) : null
  } catch (error) {
    if (error instanceof NoAnswer) return null
    throw error
  }
}

/** What a player's reads need: the token, and an id of each kind if the host has one. */
async function valuesOf(run: VerifierRun, player: Player): Promise<Values> {
  const values = await signIn(run, player)
  if (values['token'] === undefined) return values
  if ((await lookUp(run, 'getAuthProfile', values))?.status === 401) {
    throw new SignInRefused('The host refused the token: 401 for GET /api/auth/profile.')
  }
  const ids: Record<string, string> = {}
  for (const [name, operation] of Object.entries(listsWithIds)) {
    const answer = await lookUp(run, operation, values)
    const id = firstOf<{ _id: string }>(operation, answer?.text ?? '')?._id
    if (id !== undefined) ids[name] = id
  }
  return { ...values, ...ids }
}

const missingReasons = {
  token: 'need a player (use --token or --login)',
  gameId: 'need a game, but the host has none',
  starlineGameId: 'need a Starline game, but the host has none',
} as const
const wouldChange = 'would change something on the host (use --states on a test host)'
const needsState = 'need the host in a certain state (use --states on a test host)'

/** Why a read can't be made with these values; null if it can. */
function missingReason(one: FlatCase, values: Values): string | null {
  const name = neededValues(one).find((need) => values[need] === undefined)
  return name === undefined
    ? null
    : (missingReasons[name as keyof typeof missingReasons] ?? `need ${name}`)
}

/** What a read found nothing of: an empty list shows nothing of its rows. Null if it found something. */
async function lacks(one: FlatCase, answer: Exchange): Promise<string | null> {
  const reading = await readingOf(one, answer)
  if (reading.kind === 'read' && !hasNothing(reading.value)) return null
  return `something in ${one.operation}, but the host has nothing there`
}

const isRead = ({ operation }: FlatCase) => rowOf(operation).method === 'GET'

/**
 * Verifies a live host as it is. It only sends reads, and one login if `player` asks for it, so
 * nothing on the host changes. Each read is checked against its row, and one that found nothing is
 * noted as skipped; cases are run only if their state holds on any host. The rest is noted as skipped, with the reason.
 */
export async function asFound(
  run: VerifierRun,
  cases: readonly FlatCase[],
  player: Player,
): Promise<void> {
  const values = await valuesOf(run, player)
  const operations = new Set(cases.filter(isRead).map(({ operation }) => operation))
  for (const one of [...operations].flatMap(simplestCase)) {
    const reason = missingReason(one, values)
    if (reason === null) {
      await run.check(
        one,
        values,
        (answer) => gradeAsFound(one, answer),
        (answer) => lacks(one, answer),
      )
    } else run.note(one, 'skipped', { reason })
  }
  for (const one of cases) {
    const { needsSetup, values: own } = states[one.state]
    if (!isRead(one)) run.note(one, 'skipped', { reason: wouldChange })
    else if (needsSetup) run.note(one, 'skipped', { reason: needsState })
    else await run.check(one, own, (answer) => grade(one, answer, own))
  }
}
