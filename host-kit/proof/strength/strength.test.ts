import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { caseOf } from '../../../contracts/cases/cases.ts'
import { writeIfAsked } from '../../../contracts/consumer/pact-file.ts'
import { readingOf } from '../../levels/reading.ts'
import { judge } from '../../verify/answer/judge.ts'
import { fieldOf, mutated, mutationsAt, placesIn } from './mutate.ts'
import { scoreOf, strengthReport } from './report.ts'
import {
  answersOfMock,
  needed,
  strengthOf,
  survivors,
  type Answered,
  type Verdict,
} from './strength.ts'

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
    ['placeBet', /^errors.*msg$/, ['drop', 'null', 'retype', 'rename'], 'refusal: errors[].msg'],
    [
      'listSessionResults',
      /session$/,
      ['drop', 'null', 'retype', 'rename', 'enum'],
      'results[].session',
    ],
    // A part that may be missing: only another type breaks the reading.
    ['signup', /bankDetails$/, ['retype'], 'user.bankDetails'],
  ])('%s, %s', async (operation, blind, kinds, field) => {
    const found = await without(operation, blind)
    expect(survivors(found)).toEqual(kinds.map((kind) => `${operation} ${field} ${kind}`))
    expect(strengthReport(found)).toContain('SURVIVED')
  })
})

describe('what the client needs', () => {
  const read = async (description: string, body: unknown) => {
    const one = caseOf(description)
    const text = JSON.stringify(body)
    return { one, reading: await readingOf(one, { status: one.status, text }) }
  }
  const user = { name: 'Asha', mobileNumber: '5876543211', email: 'a@b.example', isActive: false }
  const { isActive: _, ...active } = user
  const { email: __, ...noEmail } = user

  test.each([
    ['a value that says the player is inactive', { user: active }, true],
    ['a name', { user: { ...user, name: null } }, true],
    ['not an address that no case but the full one reads', { user: noEmail }, false],
    ['not the key: an answer without it is read too', user, false],
  ])('%s', async (_, body, expected) => {
    const before = await read('getUserProfile: inactive', { user })
    const after = await read('getUserProfile: inactive', body)
    expect(needed(before.one, before.reading, after.reading)).toBe(expected)
  })
})

test('one place in an answer is changed and the rest left alone', () => {
  const body = { bets: [{ id: 'a', paid: 5 }, { id: 'b' }], next: null }
  expect(placesIn(body).map(({ path }) => fieldOf(path))).toEqual([
    ...['(answer)', 'bets', 'bets[]', 'bets[].id', 'bets[].paid', 'bets[]', 'bets[].id', 'next'],
  ])
  const at = ['bets', 0, 'paid'] as const
  const change = (
    path: readonly (string | number)[],
    kind: 'drop' | 'null' | 'retype' | 'rename',
  ) => JSON.stringify(mutated(body, path, kind))
  expect(change(at, 'drop')).toBe('{"bets":[{"id":"a"},{"id":"b"}],"next":null}')
  expect(change(at, 'null')).toBe('{"bets":[{"id":"a","paid":null},{"id":"b"}],"next":null}')
  expect(change(at, 'retype')).toBe('{"bets":[{"id":"a","paid":"5"},{"id":"b"}],"next":null}')
  expect(change(at, 'rename')).toBe('{"bets":[{"id":"a","paidX":5},{"id":"b"}],"next":null}')
  expect(change(['bets', 1], 'retype')).toBe(
    '{"bets":[{"id":"a","paid":5},"an object"],"next":null}',
  )
  const schema = { type: 'object', properties: { status: { type: 'string', enum: ['won'] } } }
  const place = { path: ['status'], value: 'won' }
  expect(mutationsAt(place, { status: 'won' }, schema)).toEqual([
    ...['drop', 'null', 'retype', 'rename', 'enum'],
  ])
  expect(mutationsAt({ path: ['next'], value: null }, body, {})).toEqual([])
})
