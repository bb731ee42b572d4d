// In place of Pact’s verifier: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { ApiError } from '#api/api-error.ts'
import { allCases, areaOf, caseName, type FlatCase } from '#contracts/cases/cases.ts'
import { states } from '#contracts/cases/states.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { grade } from '../levels/grade.ts'
import type { Level } from '../levels/level.ts'
import { notAHost, parseAddress, parseHost } from './address.ts'
import { maskedText } from './answer/compare.ts'
import { callOf, NoAnswer, send, TooDeep, type Exchange } from './answer/exchange.ts'
import { unanswered } from './answer/judge.ts'
import { asFound, lookUp, SignInRefused, type Player } from './as-found.ts'
import { CannotTell, type Invariant } from './invariants/invariant.ts'
import { contradictions, invariants } from './invariants/invariants.ts'
import { repeatInvariants } from './invariants/repeats.ts'
import { blocked, fromOrigin, type OriginCall } from './origin.ts'
import { stateLine } from './report/curl.ts'
import {
  countOf,
  exitCodes,
  sectionOf,
  sectionOfCall,
  type ExitCode,
  type Report,
  type Result,
} from './report/report.ts'
import { HostGone, Limited, VerifierRun } from './run.ts'
import { NotSetUp, setUpOver, withoutSecret } from './states-url.ts'

export interface VerifyOptions extends Player {
  /** `https://api.example.com`; a slash or `/api` at the end is ignored. */
  host: string
  /** Address of the endpoint that puts the host into a state, with the protocol of Pact. */
  states?: string
  only?: FlatCase['area']
  /** Where browsers will open the client, `https://app.example.com`: also checks what they need. */
  origin?: string
  /** With `states`: also checks what a host promises by accepting `Idempotency-Key`. */
  idempotencyKey?: boolean
  /** With `states`: only the checks of these names, a case's description or an invariant's sentence. */
  checks?: readonly string[]
  /** The level from which a difference counts as broken; `error` by default. */
  level?: Level
  /** Checks that would begin later are skipped; by default, none. */
  minutes?: number
  /** When a call counts as lost; by default, when the client gives up. */
  timeoutMs?: number
  /** Called with each check when it has ended. */
  onResult?: (result: Result) => void
}

/** A failed call is reported by its own cases; the check is then skipped, or has failed if those passed. */
const failedCall = (run: VerifierRun) => (error: unknown) => {
  if (error instanceof NoAnswer) return [{ ...unanswered(error), level: 'error' } as const]
  if (!(error instanceof ApiError)) throw error
  if (error.status === 429) throw new Limited(callOf(error.operation))
  const isReported = run.results.some(
    ({ operation, outcome }) => operation === error.operation && outcome === 'failed',
  )
  if (isReported) throw new CannotTell(`a success of ${error.operation}, which failed`)
  const expected = `a success of ${error.operation}, as ${sectionOfCall(error.operation)} describes it`
  return [{ field: '', expected, got: error.message.replace(/\s+/g, ' '), level: 'error' } as const]
}

/** Secrets that must not be in a report, even if a host puts them into an answer. */
export function secretsOf({ token, login, states }: Player & { states?: string }): string[] {
  const secret = states === undefined ? null : new URL(states).searchParams.get('secret')
  return [token, login?.password, secret].filter((one): one is string => !!one)
}

/** Checks what a browser needs from the host when it opens the client at `origin`. Only reads. */
async function eachFromOrigin(run: VerifierRun, origin: string, only: VerifyOptions['only']) {
  for (const one of fromOrigin) {
    const { operation, name, section = 'common-rules' } = one
    const area = areaOf(operation)
    if (only && area !== only) continue
    const ask: OriginCall = (path, init) =>
      send(`${run.host}${path}`, { ...init, timeoutMs: run.timeoutMs })
    await run.hold({ operation, area, name, see: sectionOf(section) }, () =>
      one.check(ask, origin, run.host).catch((error: unknown) => {
        if (error instanceof NoAnswer) return [{ ...unanswered(error), level: 'error' } as const]
        throw error
      }),
    )
  }
}

/** As many calls as a report needs to show what contradicts what. */
const mostCalls = 6
const lastOf = (calls: readonly string[]): string[] => [
  ...(calls.length > mostCalls ? [`# ${calls.length - mostCalls} calls, then`] : []),
  ...calls.slice(-mostCalls),
]

/** Checks every invariant in its own state. */
async function eachInvariant(
  run: VerifierRun,
  checks: readonly Invariant[],
  only: VerifyOptions['only'],
  url: string,
): Promise<void> {
  for (const one of checks) {
    const { operation, name, section, given, params = {} } = one
    const area = areaOf(operation)
    if (only && area !== only) continue
    const see = section === undefined ? sectionOfCall(operation) : sectionOf(section)
    const check = { operation, area, name, see }
    if (run.skips(check)) continue
    try {
      const values = await setUpOver(url, given, params, run.timeoutMs)
      const calls: string[] = []
      let answer = 'none'
      const onCall = (line: string, { status, text }: Exchange) => {
        // The line takes the password from a shell variable: the same word elsewhere in it is no secret.
        calls.push(run.blanked(line, values, values['password']))
        answer = `${status}\n${maskedText(text)}`
      }
      const place = { host: run.host, states: url, timeoutMs: run.timeoutMs, onCall }
      const again = () => ({
        curl: [stateLine({ state: given, params }, url), ...lastOf(calls)],
        answer,
      })
      const look = () => contradictions(one, place, values).catch(failedCall(run))
      await run.hold(check, look, { values, again })
    } catch (error) {
      if (!(error instanceof NotSetUp)) throw error
      run.leave(check, 'unready', error.message)
    }
  }
}

/** The reads that need nothing but a session. */
const sessionReads = ['getUserProfile', 'getAuthProfile'] as const

/**
 * Throws `NotSetUp` if the host refuses the token of a regular day, since every call with a session
 * would then fail. A state that can't be set up is reported by its cases.
 */
async function tryToken(run: VerifierRun, url: string): Promise<void> {
  const values = await setUpOver(url, 'regularDay', {}, run.timeoutMs).catch(
    async (error: unknown) => {
      if (!(error instanceof NotSetUp)) throw error
      // If no other state is known there either, the address is wrong: said once, at once.
      await setUpOver(url, 'justSignedUp', {}, run.timeoutMs).catch((again: unknown) => {
        throw again instanceof NotSetUp ? error : again
      })
      return null
    },
  )
  if (values === null) return
  for (const operation of sessionReads) {
    if ((await lookUp(run, operation, values))?.status !== 401) return
  }
  throw new NotSetUp(
    withoutSecret(
      `The host doesn't accept the token that the states URL ${url} returned for ` +
        `"${states.regularDay.given}": ${sessionReads.map(callOf).join(' and ')} refuse it with ` +
        '401. It must be the token alone, without "Bearer", of a session that works. ' +
        `See ${sectionOf('provider-states')}.`,
    ),
  )
}

/** Checks every case in its own state. */
async function eachInItsState(
  run: VerifierRun,
  cases: readonly FlatCase[],
  url: string,
): Promise<void> {
  let wasSetUp = false
  for (const one of cases) {
    if (run.skips({ ...one, name: caseName(one) })) continue
    try {
      const values = await setUpOver(url, one.state, one.params, run.timeoutMs)
      wasSetUp = true
      await run.check(one, values, (answer) => grade(one, answer, values))
    } catch (error) {
      if (!(error instanceof NotSetUp)) throw error
      if (error.why === 'address' && !wasSetUp) throw error
      run.note(one, 'unready', { reason: error.message })
    }
  }
}

/** The exit code for an error that ends a run; null for an unexpected one. */
export const codeOf = (error: unknown): ExitCode | null => {
  if (error instanceof HostGone) return exitCodes.noHost
  if (error instanceof NotSetUp) return exitCodes.states
  if (error instanceof SignInRefused) return exitCodes.signIn
  if (error instanceof TooDeep) return exitCodes.tooDeep
  return null
}

/**
 * Verifies a host against every case of the contract: with `states`, in the state of each case;
 * otherwise by reading only. Never rejects because of what a host does; rejects with `Misuse` for a
 * wrong option.
 */
export async function verifyHost(options: VerifyOptions): Promise<Report> {
  const host = parseHost(options.host)
  const statesUrl = options.states === undefined ? null : parseAddress(options.states, '--states')
  const { checks } = options
  const isSelected = (name: string) => !checks || checks.includes(name)
  const cases = allCases.filter(
    ({ area, description }) => (!options.only || area === options.only) && isSelected(description),
  )
  const startedAt = deviceClock.now()
  const started = performance.now()
  const run = new VerifierRun(host, { ...options, secrets: secretsOf(options) })
  const report = (code: ExitCode, stopped: string | null): Report => {
    const seconds = (performance.now() - started) / 1000
    return { host, startedAt, seconds, code, level: run.level, stopped, results: run.results }
  }

  try {
    const notReached = await notAHost(host, options.timeoutMs)
    if (notReached !== null) return report(exitCodes.noHost, notReached)
    const { origin } = options
    const blockedReason = origin === undefined ? null : blocked(host, origin)
    if (blockedReason !== null) return report(exitCodes.noHost, blockedReason)
    // On a regular day, which has banners.
    if (statesUrl !== null) await tryToken(run, statesUrl)
    if (origin !== undefined) await eachFromOrigin(run, origin, options.only)
    if (statesUrl === null) await asFound(run, cases, options)
    else {
      await eachInItsState(run, cases, statesUrl)
      const keyInvariants = options.idempotencyKey ? repeatInvariants : []
      const selected = [...invariants, ...keyInvariants].filter(({ name }) => isSelected(name))
      await eachInvariant(run, selected, options.only, statesUrl)
    }
  } catch (error) {
    const code = codeOf(error)
    if (code === null) throw error
    return report(code, (error as Error).message)
  }
  if (countOf(run.results, 'unready') > 0) return report(exitCodes.states, null)
  const broken = countOf(run.results, 'failed') > 0
  return report(broken ? exitCodes.broken : exitCodes.passed, null)
}
