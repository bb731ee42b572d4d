import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeIfAsked } from '../../../contracts/consumer/pact-file.ts'
import { judge } from '../../verify/answer/judge.ts'
import { scoreOf, strengthReport } from './report.ts'
import { answersOfMock, strengthOf, survivors, type Answered, type Verdict } from './strength.ts'

let answers: Answered[] = []
let verdicts: Verdict[] = []
beforeAll(async () => {
  answers = await answersOfMock()
  verdicts = await strengthOf(answers, judge)
}, 180_000)

describe('every field of every answer, mutated', () => {
  test('is caught where the client needs it', () => {
    process.stdout.write(`Contract strength: ${scoreOf(verdicts)}.\n`)
    expect(verdicts.filter((one) => one.needed).length).toBeGreaterThan(750)
    expect(survivors(verdicts)).toEqual([])
  })

  test('leaves the client working', () => {
    expect(verdicts.filter((one) => one.fell)).toEqual([])
  })

  test('has its verdict in the report (npm run generate -- contract updates it)', () => {
    const fresh = strengthReport(verdicts)
    expect(
      writeIfAsked(
        fileURLToPath(new URL('../../generated/strength.md', import.meta.url)),
        fresh,
      ) === fresh,
    ).toBe(true)
  })
})

describe('taking a rule away leaves a survivor', () => {
  /** The contract's comparison, blind to the fields of one operation that match. */
  const without = (operation: string, blind: RegExp): Promise<Verdict[]> =>
    strengthOf(
      answers.filter(({ one }) => one.operation === operation),
      (one, ...rest) => judge(one, ...rest).filter(({ field }) => !blind.test(field)),
    )

  test.each([
    ['listGames', /openTime/, ['drop', 'null', 'retype', 'rename'], '[].openTime'],
    // Not 'retype': the client reads a number that is written as text.
    ['placeBet', /^newBalance$/, ['drop', 'null', 'rename'], 'newBalance'],
    // A part that may be missing: only another type breaks the reading.
    ['signup', /bankDetails$/, ['retype'], 'user.bankDetails'],
  ])('%s, %s', async (operation, blind, kinds, field) => {
    const found = await without(operation, blind)
    expect(survivors(found)).toEqual(kinds.map((kind) => `${operation} ${field} ${kind}`))
    expect(strengthReport(found)).toContain('SURVIVED')
  })
})
