import { MatchersV3, type PactV4 } from '@pact-foundation/pact'
import { endpointOf } from '#api/contract/contract.ts'
import { allCases, type FlatCase } from '../cases/cases.ts'
import { answerRule } from '../cases/matchers.ts'
import { needOf } from '../cases/needs.ts'
import { requestOf } from '../cases/request.ts'
import { readsAsNone } from '../cases/server-rules.ts'
import { states } from '../cases/states.ts'
import { exactTemplate, needTemplate } from './templates.ts'

/** A case as one of the two pacts holds it. */
export interface Interaction {
  one: FlatCase
  /** What the client needs, or also the sentences, statuses and formats that it can do without. */
  pact: 'needs' | 'wishes'
}

/** What an ended session needs is in the other pact; a case with fewer fields asks for nothing more. */
const isInWishes = (one: FlatCase) =>
  one.success ? one.name === 'full' : one.name !== 'signed-out' || needOf(one) === null

/** Everything that the two pacts hold. */
export const interactions: readonly Interaction[] = allCases.flatMap((one) => [
  ...(needOf(one) ? [{ one, pact: 'needs' as const }] : []),
  ...(isInWishes(one) ? [{ one, pact: 'wishes' as const }] : []),
])

const screensOf = ({ operation }: FlatCase) => endpointOf(operation).screens.join(', ')

/**
 * What a player would miss, by how the case ends. Pact's verifier prints it with what passes, too, where it must
 * not read as a failure.
 */
function harmOf(one: FlatCase, pact: Interaction['pact']): string {
  if (pact === 'wishes') return 'nothing breaks'
  if (one.name === 'signed-out') return 'a player whose session has ended stays on'
  if (!one.success) return "something that a player may lose by isn't refused on"
  return endpointOf(one.operation).method === 'GET'
    ? 'a player sees nothing, or something wrong, on'
    : "a player can't do this on"
}

/** What an interaction is called: the call and the case, so that a new screen renames nothing. */
export const descriptionOf = ({ one }: Interaction): string => one.description

/** Who would miss it where, and what else is as good; Pact's verifier prints these with the interaction. */
function commentsOf({ one, pact }: Interaction): string[] {
  return [
    `If this fails, ${harmOf(one, pact)}${pact === 'needs' ? ` ${screensOf(one)}` : ''}.`,
    ...(pact === 'wishes' && readsAsNone(one) ? ['An empty list is as good.'] : []),
    `See ${one.operation} in api.md.`,
  ]
}

/** A text of a request that the provider's state decides. */
const fromState = (expression: string, example: string) => ({
  'pact:matcher:type': 'type',
  'pact:generator:type': 'ProviderState',
  expression,
  value: example,
})

type Status = Parameters<typeof MatchersV3.matchStatus>[1]

/** The status and body of an answer, with matchers. */
export function answerOf({ one, pact }: Interaction) {
  const need = pact === 'needs' ? needOf(one) : null
  if (!need) {
    if (readsAsNone(one)) return { status: MatchersV3.matchStatus(404, [404, 200]), body: null }
    const rule = answerRule(one)
    return { status: one.status, body: rule && exactTemplate(rule) }
  }
  return {
    status: MatchersV3.matchStatus(one.status, need.status as Status),
    body: need.rule && needTemplate(need.rule),
  }
}

/** Adds a case to a pact: its request and answer with matchers. */
export function addTo(pact: PactV4, interaction: Interaction) {
  const { one } = interaction
  const request = requestOf(one, fromState)
  const { status, body } = answerOf(interaction)
  const named = pact
    .addInteraction()
    .given(states[one.state].given, { ...one.params })
    .uponReceiving(descriptionOf(interaction))
  for (const text of commentsOf(interaction)) named.comment(text)
  return named
    .withRequest(request.method, request.path as string, (builder) => {
      // The type of a body is Pact's to write.
      const { 'content-type': _, ...headers } = request.headers
      builder.headers(headers as Record<string, string>)
      if (Object.keys(request.query).length > 0) {
        builder.query(request.query as Record<string, string>)
      }
      if (request.body !== undefined) builder.jsonBody(request.body)
    })
    .willRespondWith(status, (builder) => {
      if (body !== null) builder.jsonBody(body)
    })
}
