import type { Change } from './fields.ts'

/** What `states.json` says about a state. */
export interface ToldState {
  name: string
  given: string
  holds: string
  params: Readonly<Record<string, readonly unknown[]>>
  values: Readonly<Record<string, string>>
}

const more = (before: object, after: object) => Object.keys(after).filter((key) => !(key in before))

function changesOf(then: ToldState, now: ToldState): Change[] {
  const must = (sentence: string): Change => ({ must: true, sentence })
  const params = Object.entries(now.params).flatMap(([key, values]) => {
    const known = then.params[key]
    if (!known) return [must(`new parameter "${key}".`)]
    return values
      .filter((value) => !known.includes(value))
      .map((value) => must(`"${key}" may now be ${JSON.stringify(value)}.`))
  })
  return [
    ...(then.given === now.given ? [] : [must(`was called "${then.given}".`)]),
    ...(then.holds === now.holds ? [] : [must(`now means: ${now.holds}`)]),
    ...params,
    ...more(then.values, now.values).map((key) => must(`its setup now answers with "${key}" too.`)),
    ...more(now.values, then.values).map((key) => ({
      must: false,
      sentence: `its setup need not answer with "${key}" any more.`,
    })),
  ]
}

/** What changed in the provider states. */
export function stateChanges(before: readonly ToldState[], after: readonly ToldState[]): Change[] {
  const changed = after.flatMap((now) => {
    const then = before.find(({ name }) => name === now.name)
    const changes = then ? changesOf(then, now) : [{ must: true, sentence: `new. ${now.holds}` }]
    return changes.map(({ must, sentence }) => ({
      must,
      sentence: `state "${now.given}": ${sentence}`,
    }))
  })
  const gone = before.filter(({ name }) => !after.some((one) => one.name === name))
  return [
    ...changed,
    ...gone.map(({ given }) => ({ must: false, sentence: `state "${given}": not used any more.` })),
  ]
}
