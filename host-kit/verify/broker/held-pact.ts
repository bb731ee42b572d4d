import held from '#contracts/generated/ank-client-ank-host.json' with { type: 'json' }
import { isRecord } from '#lib/is-record.ts'
import { countText } from '../report/report.ts'

/** A pact's interaction; its broker adds the id. */
export interface HeldInteraction {
  _id?: string
  comments?: unknown
  description: string
}

/** As much of a pact as decides whether it's the same as another. */
export interface PactContent {
  interactions: readonly HeldInteraction[]
  metadata?: { pactSpecification?: { version?: string } }
}

/** Whose pact the verifier holds, and with whom. */
export const parties = { consumer: held.consumer.name, provider: held.provider.name }

/** `placeBet: full`: the case that an interaction was made of. Older pacts have it in brackets, last. */
export const caseIn = ({ description }: HeldInteraction): string =>
  /\[([^[\]]+)\]$/.exec(description)?.[1] ?? description

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, inOrder(value[key])]),
  )
}

/** What an interaction asks for, in any order: neither the id that a broker gave, nor what is said about it. */
const textOf = ({ _id, comments: _, ...content }: HeldInteraction) =>
  JSON.stringify(inOrder(content))

const named = (ones: readonly HeldInteraction[]) => {
  const names = ones.slice(0, 3).map((one) => `"${caseIn(one)}"`)
  return `${countText(ones.length, 'interaction')} (${names.join(', ')}${ones.length > 3 ? '…' : ''})`
}

/**
 * How a broker's pact differs from the one that this verifier checks, as what follows "it"; null if both
 * ask for the same: interactions, but for their comments, and the version of their format.
 */
export function differenceOf({ interactions, metadata }: PactContent): string | null {
  const ours = new Map((held.interactions as HeldInteraction[]).map((one) => [textOf(one), one]))
  const theirs = new Map(interactions.map((one) => [textOf(one), one]))
  const names = (ones: Iterable<HeldInteraction>) => new Set([...ones].map(caseIn))
  const [inOurs, inTheirs] = [names(ours.values()), names(theirs.values())]
  const onlyTheirs = [...theirs].filter(([text]) => !ours.has(text)).map(([, one]) => one)
  const onlyOurs = [...ours].filter(([text]) => !theirs.has(text)).map(([, one]) => one)
  const parts = [
    ['also asks for', onlyTheirs.filter((one) => !inOurs.has(caseIn(one)))],
    ["doesn't ask for", onlyOurs.filter((one) => !inTheirs.has(caseIn(one)))],
    ['asks for something else in', onlyTheirs.filter((one) => inOurs.has(caseIn(one)))],
  ] as const
  const changes = parts
    .filter(([, ones]) => ones.length > 0)
    .map(([words, ones]) => `${words} ${named(ones)}`)
  if (changes.length > 0) return changes.join(', ')
  const { version } = metadata?.pactSpecification ?? {}
  const { version: held4 } = held.metadata.pactSpecification
  return version === held4
    ? null
    : `is written as version ${version} of Pact's format, not ${held4}`
}
