import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Who asks in each pact: no deploy waits for the second. */
export const consumers = { needs: 'ank-client', wishes: 'ank-wishes' } as const
export type PactName = keyof typeof consumers
export const provider = 'ank-host'

const project = new URL('../../', import.meta.url)
const inProject = (path: string) => fileURLToPath(new URL(path, project))

/** Where the tests write; emptied before, because Pact adds to what it finds. */
export const freshFolder = inProject('.cache/pacts/')
/** Where a generated file is kept. */
export const generatedPath = (name: string) => inProject(`contracts/generated/${name}`)
/** `ank-client-ank-host.json`. */
export const pactName = (name: PactName) => `${consumers[name]}-${provider}.json`
/** A stored pact. */
export const pactFile = (name: PactName) => generatedPath(pactName(name))

/** As much of a pact as we look at. */
export interface Pact {
  interactions: {
    description: string
    comments?: { text: string[] }
    response: { status: number; body?: object; headers?: object; matchingRules?: object }
  }[]
  metadata: Record<string, unknown>
}

/**
 * An interaction whose answer may have any type, or none. Pact's libraries write the type of every body; without a
 * rule for it, their verifier compares no body of another type.
 */
function ofAnyType(one: Pact['interactions'][number]): Pact['interactions'][number] {
  if (one.response.body === undefined) return one
  const { headers: _, matchingRules, ...response } = one.response
  const anyText = { combine: 'AND', matchers: [{ match: 'regex', regex: '.*' }] }
  return {
    ...one,
    response: {
      ...response,
      matchingRules: { ...matchingRules, header: { 'Content-Type': anyText } },
    },
  }
}

/**
 * A pact without what differs from run to run: order, versions of the tools. That of needs takes any type of
 * an answer, as the client does.
 */
export function normalizePact(text: string, name: PactName): string {
  const { interactions, metadata, ...rest } = JSON.parse(text) as Pact
  const sorted = interactions
    .map((one) => (name === 'needs' ? ofAnyType(one) : one))
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
  const { pactSpecification } = metadata
  const pact = { ...rest, interactions: sorted, metadata: { pactSpecification } }
  return `${JSON.stringify(pact, null, 2)}\n`
}

/** Text of a file, or nothing. */
export const readIfAny = (path: string): string =>
  existsSync(path) ? readFileSync(path, 'utf8') : ''

/** A stored pact as JSON. */
export const readPact = (name: PactName): Pact => JSON.parse(readIfAny(pactFile(name))) as Pact

/** Writes a generated file if `UPDATE_CONTRACTS=1`; returns what's stored. */
export function writeIfAsked(path: string, fresh: string): string {
  if (process.env['UPDATE_CONTRACTS'] === '1') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, fresh)
  }
  return readIfAny(path)
}
