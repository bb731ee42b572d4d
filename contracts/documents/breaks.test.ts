import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#api/endpoint.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import { allCases, caseOf, cases } from '../cases/cases.ts'
import { gapsOf, type AnyCases } from '../cases/coverage.ts'
import { goldenCells, rowCells } from '../cases/golden-table.ts'
import { answerRule } from '../cases/matchers.ts'
import { ourContract, type Contract } from './contract.ts'
import { documents } from './documents.ts'

/** The contract with one row changed. */
const withRow = (operation: OperationName, change: Partial<Endpoint>): Contract => ({
  ...ourContract,
  rowOf: (name) => (name === operation ? { ...rowOf(name), ...change } : rowOf(name)),
})

/** The generated files that a changed contract makes stale. */
const stale = (contract: Contract) =>
  Object.entries(documents).flatMap(([name, make]) =>
    make(contract) === make(ourContract) ? [] : [name],
  )

const casesOf = (operation: OperationName) => cases[operation] as unknown as AnyCases
const gaps = (contract: Contract, operation: OperationName) =>
  gapsOf(operation, contract.rowOf(operation), casesOf(operation))
const golden = goldenCells(readFileSync(new URL('../api-table.golden.md', import.meta.url), 'utf8'))
const isGolden = (contract: Contract, operation: OperationName) => {
  const cells = rowCells(operation, contract.rowOf(operation))
  return golden.some((line) => JSON.stringify(line) === JSON.stringify(cells))
}

/** The same answer schema with one field of the bet replaced. */
const bets = (fields: Record<string, z.ZodMiniType>) => ({
  success: {
    ...rowOf('listMyBets').success,
    wire: z.object({
      bets: z.array(
        z.object({
          _id: z.string(),
          betType: z.string(),
          status: z.enum(['pending', 'won', 'lost', 'cancelled']),
          betAmount: z.number(),
          ...fields,
        }),
      ),
    }) as never,
  },
})

test('the row matches the specification before it’s broken', () => {
  expect(isGolden(ourContract, 'placeBet')).toBe(true)
})

describe('the check fails on', () => {
  test('a wrong path', () => {
    const broken = withRow('placeBet', { path: '/bet' })
    expect(isGolden(broken, 'placeBet')).toBe(false)
    expect(stale(broken)).toEqual(['openapi.json', 'api.md'])
  })

  test('another method, another authorisation', () => {
    for (const change of [{ method: 'PUT' }, { auth: 'none' }] as const) {
      const broken = withRow('placeBet', change)
      expect(isGolden(broken, 'placeBet')).toBe(false)
      expect(stale(broken)).toEqual(['openapi.json', 'api.md'])
    }
  })

  test('a field dropped from an answer', () => {
    const wire = z.object({ balance: z.number() })
    const broken = withRow('placeBet', { success: { ...rowOf('placeBet').success, wire } as never })
    expect(isGolden(broken, 'placeBet')).toBe(false)
    expect(gaps(broken, 'placeBet')).toContainEqual(
      expect.stringContaining('has an answer its row does not allow'),
    )
  })

  test('a field dropped from a request', () => {
    const broken = withRow('requestWithdrawal', { body: z.strictObject({ amount: z.number() }) })
    expect(isGolden(broken, 'requestWithdrawal')).toBe(false)
    expect(stale(broken)).toContain('openapi.json')
  })

  test('a changed type', () => {
    const broken = withRow('listMyBets', bets({ betAmount: z.string() }))
    expect(gaps(broken, 'listMyBets')).toContainEqual(
      expect.stringContaining('has an answer its row does not allow'),
    )
  })

  test('a changed enumeration', () => {
    const status = z.enum(['open', 'won', 'lost'])
    const broken = withRow('listMyBets', bets({ status }))
    expect(gaps(broken, 'listMyBets')).toContainEqual(
      expect.stringContaining('has an answer its row does not allow'),
    )
    const method = z.enum(['bank', 'phonepe', 'googlepay', 'paytm', 'cheque'])
    const body = z.strictObject({ amount: z.number(), method })
    expect(gaps(withRow('requestWithdrawal', { body }), 'requestWithdrawal')).toEqual([
      'requestWithdrawal never sends method=cheque.',
    ])
  })

  test('a missing case, in every file that lists cases', () => {
    const without = allCases.filter(({ description }) => description !== 'listMyBets: empty')
    expect(stale({ ...ourContract, cases: without })).toEqual([
      'states.json',
      'openapi.json',
      'api.md',
    ])
  })

  test('a refusal without a case', () => {
    const { refusals } = rowOf('listGames')
    const more = { name: 'too-busy', status: 409, body: 'message', when: 'At noon.' } as const
    const broken = withRow('listGames', { refusals: [...refusals, more] })
    expect(gaps(broken, 'listGames')).toEqual(['listGames has no refusal "too-busy".'])
  })

  test('a field that no row has, in a case’s hand-written answer', () => {
    const one = caseOf('placeBet: full')
    expect(() => answerRule({ ...one, answer: { newBalance: 1, bonus: 2 } })).toThrow(
      'The wire schema has no bonus.',
    )
  })
})
