import { endpointOf } from '#api/contract/contract.ts'
import type { Auth } from '#api/endpoint.ts'
import { operationNames, type OperationName } from '#api/table/table.ts'
import * as account from './account.ts'
import * as bet from './bet.ts'
import { usualRefusals, type CasesOf, type RefusalCase, type SuccessCase } from './case.ts'
import * as content from './content.ts'
import * as game from './game.ts'
import * as starline from './starline.ts'
import { states, type StateName, type StateParams } from './states.ts'
import * as wallet from './wallet.ts'

const areas = { account, game, bet, wallet, starline, content }

/** The areas of the contract: the files of this folder. */
export const areaNames = Object.keys(areas) as (keyof typeof areas)[]

/** The cases of every operation; an operation without cases is a type error. */
export const cases: { readonly [Op in OperationName]: CasesOf<Op> } = {
  ...account,
  ...game,
  ...bet,
  ...wallet,
  ...starline,
  ...content,
}

export interface CaseInput {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: Record<string, unknown>
}

/** One case with everything it leaves to its operation filled in, its types forgotten. */
export interface FlatCase {
  operation: OperationName
  area: (typeof areaNames)[number]
  /** 'full', 'sparse' … or the name of a refusal. */
  name: string
  /** Unique in the contract. */
  description: string
  state: StateName
  params: StateParams
  input: CaseInput
  sendsToken: boolean
  status: number
  /** The host's response. */
  answer: unknown
  /** Null for a refusal. */
  success: { reads: unknown; exact: readonly string[] } | null
  says: readonly string[]
}

/** A case's name for verifiers, without its operation: 'full', 'refused, inactive'. */
export const caseName = ({ operation, description }: FlatCase): string =>
  description.slice(operation.length + 2)

/** The area an operation belongs to. */
export const areaOf = (operation: OperationName) =>
  areaNames.find((area) => operation in areas[area]) ?? 'content'

type AnyCase = SuccessCase<'getUserProfile'> | RefusalCase<'getUserProfile'>

/** A host may refuse a wrong token but serve a call without one, so the 401 is checked twice. */
const withoutToken = (auth: Auth, one: FlatCase): FlatCase[] =>
  auth === 'bearer' && one.name === 'signed-out'
    ? [{ ...one, description: `${one.description}, no token`, sendsToken: false }]
    : []

function flatten(operation: OperationName): FlatCase[] {
  const row = endpointOf(operation)
  const {
    input = {},
    successes,
    refusals,
  } = cases[operation] as unknown as CasesOf<'getUserProfile'>
  const common = (name: string, one: AnyCase) => ({
    operation,
    area: areaOf(operation),
    name,
    state: one.given ?? 'regularDay',
    params: one.params ?? {},
    input: (one.input ?? input) as CaseInput,
    sendsToken: row.auth === 'bearer' || 'signedIn' in one,
  })
  const yes = Object.entries(successes).map(([name, one]): FlatCase => ({
    ...common(name, one),
    description: `${operation}: ${name}`,
    status: 200,
    answer: one.answer,
    success: { reads: one.reads, exact: one.exact ?? [] },
    says: [],
  }))
  const no = row.refusals.map(({ name, status, body }): FlatCase => {
    const one = refusals?.[name] ?? usualRefusals[name]
    if (!one) throw new Error(`${operation} has no case of its refusal "${name}".`)
    const errors = one.says.map((msg) => ({ msg }))
    return {
      ...common(name, one),
      description: `${operation}: refused, ${name}`,
      status,
      answer: body === 'errors' ? { errors } : { message: one.says[0] },
      success: null,
      says: one.says,
    }
  })
  return [...yes, ...no.flatMap((one) => [one, ...withoutToken(row.auth, one)])]
}

/** Every case of the contract, in the order of the table. */
export const allCases: readonly FlatCase[] = operationNames.flatMap(flatten)

/** The case of this description, such as 'placeBet: full'. */
export function caseOf(description: string): FlatCase {
  const found = allCases.find((one) => one.description === description)
  if (!found) throw new Error(`There is no case "${description}".`)
  return found
}

/** The example values a case's state returns. */
export const exampleValues = ({ state }: FlatCase) => states[state].values
