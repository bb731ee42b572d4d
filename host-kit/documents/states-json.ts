import { allCases } from '#contracts/cases/cases.ts'
import { states, type StateName } from '#contracts/cases/states.ts'
import { consumers, provider } from '#contracts/consumer/pact-file.ts'
import { jsonText } from './contract.ts'

/** `states.json`: every provider state, and the calls that are made in it. */
export const statesJson = (): string =>
  jsonText({
    consumer: consumers.needs,
    provider,
    states: (Object.keys(states) as StateName[]).map((name) => {
      const { given, holds, params, values, needsSetup, scenario } = states[name]
      const calls = allCases.filter(({ state }) => state === name)
      return {
        name,
        given,
        holds,
        params,
        values,
        needsSetup,
        scenario,
        calls: calls.map(({ description }) => description),
      }
    }),
  })
