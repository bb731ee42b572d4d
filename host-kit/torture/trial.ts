import { createClient, type Client } from '#api/client.ts'
import type { OperationName } from '#api/table/table.ts'
import { rawRequest } from '#contracts/cases/request.ts'
import type { StateParams } from '#contracts/cases/states.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import { callOn, type Exchange, type Values } from '../verify/answer/exchange.ts'
import { freeNumber } from '../verify/free-number.ts'
import { limitsOf } from '../verify/invariants/ends/ends.ts'
import { OwnInput } from '../verify/invariants/two-players/own-input.ts'
import { callAny, formsOf } from '../verify/invariants/two-players/test-player.ts'
import { staffActionBody } from '../verify/staff-actions.ts'
import { NotSetUp } from '../verify/states-url.ts'
import type { Kind, Played } from './kinds.ts'
import { ratesBy, type Ledger } from './ledger.ts'
import { momentsOn, withdrawalMomentsOn, type Day, type Moment } from './moments.ts'
import { Script, type SavedDetails, type ScriptTarget } from './script.ts'

/** A player of the trial, as an index, and one of their two sessions. */
export type Who = 0 | 1
export type LoginIndex = 0 | 1

/** What was done in all sequences together. */
export interface Tally {
  commands: number
  /** Requests that move money: how many were accepted, and how many refused. */
  taken: number
  refused: number
  /** How many requests' answers were cut off. */
  cut: number
  /**
   * How many requests had a value beyond its limits, came after a closing, from an inactive player, or for a
   * withdrawal on a Sunday.
   */
  beyond: number
  late: number
  inactive: number
  sundays: number
  played: Played
}

/** How to reach the host. */
export interface Reach {
  host: string
  fetch: typeof globalThis.fetch
  /** Puts the host on such a day, perhaps at a time of day. Rejects with `NotSetUp`. */
  setUp: (given: Day, params?: StateParams) => Promise<Values>
  runStaffAction: (name: StaffActionName, params: StaffActionParams) => Promise<void>
  tally: Tally
  /** Where states are set up; only for the commands in a report. */
  statesUrl: string
}

const names = ['A', 'B'] as const
/** `A1`: the shell variable for a session's token in a report. */
const tokenName = (who: Who, session: LoginIndex) => `${names[who]}${session + 1}`

/** Two players on one host, each signed in twice, and what they have done so far. */
export class Trial {
  readonly values: Values
  /** By which the staff know each player. */
  readonly mobileNumbers: readonly [string, string]
  readonly script: Script
  /** Shell lines of the reads since the last call that may have changed something. */
  readonly reads = new Set<string>()
  /** How many calls may have changed something. */
  calls = 0
  /** The start of every transaction id in this sequence. */
  readonly salt = String(Math.floor(Math.random() * 1e12))
  readonly tally: Tally
  readonly #reach: Reach
  readonly #tokens: readonly (readonly string[])[]

  constructor(
    reach: Reach,
    values: Values,
    tokens: readonly (readonly string[])[],
    other: string,
    told: Pick<HostTraits, 'oneSession'> & Pick<ScriptTarget, 'given' | 'params' | 'details'>,
  ) {
    this.#reach = reach
    this.values = values
    this.mobileNumbers = [values['mobileNumber'] ?? '', other]
    this.script = new Script({ ...reach, values, salt: this.salt, other, ...told })
    this.tally = reach.tally
    this.#tokens = tokens
  }

  /**
   * The real client in one of a player's sessions. `cut` drops the response as soon as it begins,
   * when the host has done its work.
   */
  client(who: Who, session: LoginIndex, cut = false): Client {
    return createClient({
      host: this.#reach.host,
      token: () => this.#tokens[who]?.[session] ?? null,
      fetch: async (url, init) => {
        this.#note(tokenName(who, session), String(url), init ?? {}, cut)
        const response = await this.#reach.fetch(url, init)
        if (!cut) return response
        this.tally.cut += 1
        await response.body?.cancel()
        throw new TypeError('The connection was cut off.')
      },
    })
  }

  /** Makes a call whose request the client would not send. Rejects with a `TypeError` if it isn't answered. */
  async sendRaw(
    who: Who,
    session: LoginIndex,
    operation: OperationName,
    body: Readonly<Record<string, unknown>>,
  ): Promise<Exchange> {
    const request = rawRequest(operation, { body }, this.#tokens[who]?.[session])
    const { url, init } = callOn(this.#reach.host, request)
    this.#note(tokenName(who, session), url, init, false)
    const response = await this.#reach.fetch(url, init)
    const { status, headers } = response
    return { status, text: await response.text(), type: headers.get('content-type') }
  }

  #note(name: string, url: string, init: RequestInit, cut: boolean): void {
    const line = this.script.call(name, url, init)
    if ((init.method ?? 'GET') === 'GET') {
      this.reads.add(line)
      return
    }
    this.reads.clear()
    this.calls += 1
    this.script.send(line, cut)
  }

  /** Counts these as done at once, and writes the calls so, until the returned function is called. */
  together(kinds: readonly Kind[]): () => void {
    this.tally.played.count(kinds)
    return this.script.together(kinds.length)
  }

  /** Has the staff do something. Rejects with `NotSetUp`. */
  async runStaffAction(name: StaffActionName, params: StaffActionParams): Promise<void> {
    this.calls += 1
    this.script.addStaffAction(staffActionBody(name, params))
    await this.#reach.runStaffAction(name, params)
  }
}

const newcomer = { name: 'Torture B', password: 'torture-b' }

/** Everything that a player can be paid to, with numbers that are nobody else's. */
const detailsOf = (values: Values): SavedDetails[] => {
  const input = new OwnInput(values, [0, 0])
  return (['updateBankDetails', 'updatePaymentDetails'] as const).flatMap((operation) =>
    formsOf(operation).map((one) => ({ operation, body: input.of(operation, one).body ?? {} })),
  )
}

/** What's the same in every sequence, read once. */
export interface HostTraits {
  /** A login ends the session before it, so both sessions of a player are the same one. */
  oneSession: boolean
  rates: Ledger['rates']
  limits: Ledger['limits']
  takesAtRequest: Ledger['takesAtRequest']
  /** Around each closing; none if the host can't set its clock. */
  moments: readonly Moment[]
  /** Sundays, and the ends of the withdrawal hours; none if the host can't be put on a Sunday. */
  withdrawalMoments: readonly Moment[]
}

/** Whether the host debits a withdrawal when it's requested: requests one to find out. */
async function debitsRequests(client: Client): Promise<boolean> {
  const before = await client.call('getUserProfile')
  const isAccepted = await client
    .call('requestWithdrawal', { body: { amount: 1000, method: 'phonepe' } })
    .then(
      () => true,
      () => false,
    )
  const after = await client.call('getUserProfile')
  return isAccepted && before.balance !== after.balance
}

/** Reads the host's traits as the player of a regular day. */
export async function traitsOf({ host, fetch, setUp }: Reach): Promise<HostTraits> {
  const { mobileNumber = '', password = '', ...first } = await setUp('regularDay')
  let token = first['token'] ?? ''
  const client = createClient({ host, fetch, token: () => token })
  await client.call('login', { body: { mobileNumber, password } })
  const oneSession = await client.call('getUserProfile').then(
    () => false,
    () => true,
  )
  // Its games may have new ids at each set-up.
  const signIn = async (given: Day, params?: StateParams) => {
    const values = await setUp(given, params)
    token = values['token'] ?? ''
    return values
  }
  const day = await signIn('regularDay')
  const limits = await limitsOf({ client, values: day })
  const moments = await momentsOn({ client, values: day }, signIn)
  const withdrawalMoments = await withdrawalMomentsOn({ client }, signIn).catch(
    (error: unknown) => {
      // The report says that none was tried.
      if (error instanceof NotSetUp) return []
      throw error
    },
  )
  await signIn('regularDay')
  const rates = ratesBy(await client.call('getGameRates'), await client.call('getStarlineRates'))
  const takesAtRequest = await debitsRequests(client)
  return { oneSession, rates, limits, moments, withdrawalMoments, takesAtRequest }
}

/** Puts the host into a regular day and signs both players in. Rejects with `ApiError`. */
export async function startTrial(
  reach: Reach,
  traits: HostTraits,
  moment?: Moment | null,
): Promise<Trial> {
  const { given = 'regularDay', params = {} } = moment ?? {}
  const values = await reach.setUp(given, params)
  // The state of a Sunday returns no password to log in with again.
  const oneSession = traits.oneSession || values['password'] === undefined
  const details = detailsOf(values)
  const { host, fetch } = reach
  const signedOut = createClient({ host, fetch, token: () => null })
  const { token = '', mobileNumber = '', password = '' } = values
  const body = { ...newcomer, mobileNumber: freeNumber() }
  const signIn = async (login: { mobileNumber: string; password: string }) =>
    (await signedOut.call('login', { body: login })).token
  const a = oneSession ? token : await signIn({ mobileNumber, password })
  const first = (await signedOut.call('signup', { body })).token
  const b = oneSession
    ? first
    : await signIn({ mobileNumber: body.mobileNumber, password: body.password })
  const trial = new Trial(
    reach,
    values,
    [
      [token, a],
      [first, b],
    ],
    body.mobileNumber,
    { oneSession, given, params, details },
  )
  const own = createClient({ host, fetch, token: () => first })
  for (const { operation, body: saved } of details) await callAny(own, operation, { body: saved })
  return trial
}
