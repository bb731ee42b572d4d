import { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import { allCases, type FlatCase } from '#contracts/cases/cases.ts'
import { choicesOf, ownReads, writes } from '#contracts/cases/whose.ts'
import type { Values } from '../../answer/exchange.ts'
import { freeNumber } from '../../free-number.ts'
import type { InvariantContext } from '../invariant.ts'
import { OwnInput } from './own-input.ts'
import { readWhole } from './read-whole.ts'

/** A call whose name is only known when it runs. */
export const callAny = (
  client: Client,
  operation: OperationName,
  input: object,
): Promise<unknown> => client.call(operation as 'getUserProfile', input)

/** Whether a call is done; a refusal is no. Rejects with any other error. */
export const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.isVerdict) return false
      throw error
    },
  )

/**
 * One case for each form of a write's body: a wallet number is saved under one of three keys, and a withdrawal
 * asked for by one of four methods.
 */
export function formsOf(operation: OperationName): FlatCase[] {
  const choices = choicesOf(operation)
  const forms = new Map<string, FlatCase>()
  for (const one of allCases) {
    if (one.operation !== operation || !one.success) continue
    const form = Object.entries(one.input.body ?? {})
      .map(([key, value]) => (choices.includes(key) ? `${key} ${String(value)}` : key))
      .toSorted()
      .join()
    if (!forms.has(form)) forms.set(form, one)
  }
  return [...forms.values()]
}

/** A player with a session and things that are nobody else's. */
export interface TestPlayer {
  name: 'A' | 'B'
  token: string
  client: Client
  values: Values
  input: OwnInput
}

/** What is saved comes first: a withdrawal needs an account. */
const isSaved = (operation: OperationName) => rowOf(operation).method === 'PUT'
const ownWrites = writes
  .filter((operation) => rowOf(operation).auth === 'bearer')
  .toSorted((one, other) => Number(isSaved(other)) - Number(isSaved(one)))

/** Has a player write once whatever a player can, as far as the host takes it. */
async function fill({ client, input }: TestPlayer): Promise<void> {
  for (const operation of ownWrites) {
    for (const one of formsOf(operation)) {
      await isDone(callAny(client, operation, input.of(operation, one)))
    }
  }
}

const newcomer = { name: 'Asha Newcomer', password: 'secret1' }

/** What a newcomer can stake, and withdraw by each method twice. */
const startMoney = 20_000

/** Gives a newcomer money as players get it, where the staff can be asked. */
export async function giveMoney(
  { runStaffAction }: InvariantContext,
  { client }: TestPlayer,
): Promise<void> {
  const transactionId = `ank${freeNumber()}`
  const body = { amount: startMoney, transactionId, paymentMethod: 'UPI' } as const
  await client.call('createFundRequest', { body })
  await runStaffAction('approveDeposit', { transactionId })
}

/** The state's player and one who has just signed up. */
export async function twoPlayers(
  asking: InvariantContext,
): Promise<readonly [TestPlayer, TestPlayer]> {
  const { values, client, as } = asking
  const mobileNumber = freeNumber()
  const { token } = await client.call('signup', { body: { ...newcomer, mobileNumber } })
  const own = { ...values, token, mobileNumber, password: newcomer.password }
  const a: TestPlayer = {
    name: 'A',
    token: values['token'] ?? '',
    client,
    values,
    input: new OwnInput(values, [1, 40]),
  }
  const b: TestPlayer = {
    name: 'B',
    token,
    client: as(token),
    values: own,
    input: new OwnInput(own, [41, 80]),
  }
  for (const { input, values } of [a, b]) input.marks.texts.add(values['mobileNumber'] ?? '')
  return [a, b]
}

/** Gives both a row of every kind that the host lets them have. */
export async function fillBoth(
  asking: InvariantContext,
  [a, b]: readonly [TestPlayer, TestPlayer],
) {
  await giveMoney(asking, b)
  await fill(a)
  await fill(b)
}

/** Everything a player can read of their own, by the call that reads it. */
export async function everythingOf(player: TestPlayer): Promise<Map<OperationName, unknown>> {
  const all = new Map<OperationName, unknown>()
  for (const operation of ownReads) all.set(operation, await readWhole(player.client, operation))
  return all
}
