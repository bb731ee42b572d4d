import { allCases } from '../cases/cases.ts'
import { allowedOf, type Form } from './forms.ts'
import type { Level } from './level.ts'

interface Interaction {
  description: string
  response: Record<string, unknown>
}

/** A pact, as far as we read it. */
interface Pact {
  interactions: Interaction[]
}

const statusRule = (status: 'success' | number[]) => ({
  combine: 'AND',
  matchers: [{ match: 'statusCode', status }],
})

function interactionOf(
  strict: Interaction,
  status: number,
  allowed: 'success' | number[],
  { name, body, isSuccess }: Form,
): Interaction {
  const { comments: _, ...rest } = strict as Interaction & { comments?: unknown }
  return {
    ...(name === '' ? strict : rest),
    description: name === '' ? strict.description : `${strict.description} | ${name}`,
    response: {
      ...(body && {
        body: { content: body.content, contentType: 'application/json', encoded: false },
      }),
      matchingRules: {
        ...(body && { body: body.rules }),
        status: statusRule(isSuccess ? 'success' : allowed),
      },
      status: isSuccess ? 200 : status,
    },
  }
}

/**
 * The pact of a level, made of the strict one: what counts for somebody who judges by it fails it,
 * and nothing else. A pact cannot say "or", so a body that may have several forms stands in
 * `others` once for each further form, its name behind a bar: a case has passed when one of its
 * forms has.
 */
export async function levelPacts(strict: Pact, by: Level): Promise<{ main: Pact; others: Pact }> {
  const main: Interaction[] = []
  const others: Interaction[] = []
  for (const interaction of strict.interactions) {
    const one = allCases.find(({ description }) => description === interaction.description)
    const allowed = one ? await allowedOf(one, by) : null
    if (!one || !allowed) continue
    for (const form of allowed.forms) {
      const kept = form.name === '' ? main : others
      kept.push(interactionOf(interaction, one.status, allowed.status, form))
    }
  }
  return { main: { ...strict, interactions: main }, others: { ...strict, interactions: others } }
}
