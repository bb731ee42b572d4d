import { describe, expect, test } from 'vitest'
import { endpointOf } from '#api/contract/contract.ts'
import { operationNames } from '#api/table/table.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { allCases, cases } from './cases.ts'
import { gapsOf, type AnyCases } from './coverage.ts'
import { maxStates, states, type StateName } from './states.ts'

const casesOf = (operation: keyof typeof cases) => cases[operation] as unknown as AnyCases

test.each(operationNames)('%s has a case for everything its row can do', (operation) => {
  expect(gapsOf(operation, endpointOf(operation), casesOf(operation))).toEqual([])
})

describe('the check fails on', () => {
  const row = endpointOf('listFundRequests')
  const whole = casesOf('listFundRequests')
  const without = <T>(record: Readonly<Record<string, T>>, key: string) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

  test('a missing case', () => {
    const broken = { ...whole, successes: without(whole.successes, 'empty') }
    expect(gapsOf('listFundRequests', row, broken)).toEqual([
      'listFundRequests has no case "empty".',
    ])
  })

  test('a field that no case returns', () => {
    const broken = { ...whole, successes: without(whole.successes, 'full') }
    expect(gapsOf('listFundRequests', row, broken)).toEqual([
      'listFundRequests has no case "full".',
      'listFundRequests never answers with requests[].remarks.',
    ])
  })

  test('a field that no case sends', () => {
    const profile = casesOf('updateUserProfile')
    const broken = {
      input: { body: { name: 'Asha' } },
      successes: without(profile.successes, 'an empty email'),
      refusals: profile.refusals ?? {},
    }
    expect(gapsOf('updateUserProfile', endpointOf('updateUserProfile'), broken)).toEqual([
      'updateUserProfile never sends email.',
    ])
  })
})

test('no two cases share a description', () => {
  expect(new Set(allCases.map(({ description }) => description)).size).toBe(allCases.length)
})

describe('provider states', () => {
  const names = Object.keys(states) as StateName[]

  test('are few, and each has its own sentence', () => {
    expect(names.length).toBeLessThanOrEqual(maxStates)
    expect(new Set(names.map((name) => states[name].given)).size).toBe(names.length)
  })

  test.each(names)(
    '%s is used, comes from a scenario, and has the parameters its cases use',
    (name) => {
      const { scenario, params, given } = states[name]
      expect(scenarioById(scenario).id).toBe(scenario)
      expect(given).not.toBe('')
      const used = allCases.filter(({ state }) => state === name)
      expect(used.length).toBeGreaterThan(0)
      for (const one of used) expect(Object.keys(one.params)).toEqual(Object.keys(params))
      for (const [key, values] of Object.entries(params)) {
        expect(new Set(used.map((one) => one.params[key]))).toEqual(new Set(values))
      }
    },
  )
})
