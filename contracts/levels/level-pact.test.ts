import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { generatedPath, pactFile, writeIfAsked } from '../consumer/pact-file.ts'
import { pactText } from '../kit/make-kit.ts'
import { levelPacts } from './level-pact.ts'

let must: Awaited<ReturnType<typeof levelPacts>>
let words: typeof must
beforeAll(async () => {
  const strict = JSON.parse(readFileSync(pactFile, 'utf8'))
  must = await levelPacts(strict, 'must')
  words = await levelPacts(strict, 'words')
}, 240_000)

test.each([
  ['must.json', () => must.main],
  ['must-forms.json', () => must.others],
  ['words.json', () => words.main],
  ['words-forms.json', () => words.others],
] as const)('%s is up to date (npm run contract:write updates it)', (name, pactOf) => {
  const fresh = pactText(pactOf())
  expect(JSON.parse(fresh)).toEqual(pactOf())
  expect(writeIfAsked(generatedPath(name), fresh) === fresh).toBe(true)
})

const responseIn = ({ main, others }: typeof must, description: string) =>
  [...main.interactions, ...others.interactions].find((one) => one.description === description)
    ?.response as
    | {
        body?: { content: unknown }
        matchingRules: { status: { matchers: { status: unknown }[] }; body?: object }
      }
    | undefined
const statusIn = (pacts: typeof must, description: string) =>
  responseIn(pacts, description)?.matchingRules.status.matchers[0]?.status

describe('the pact of what the client can live with', () => {
  const responseOf = (description: string) => responseIn(must, description)
  const statusOf = (description: string) => statusIn(must, description)

  test('accepts any success', () => {
    expect(statusOf('signup: full')).toBe('success')
  })

  test('accepts 401 where a session has ended, and only there', () => {
    expect(statusOf('placeBet: refused, signed-out')).toEqual([401])
    const refused = statusOf('placeBet: refused, insufficient-balance')
    expect(refused).toEqual(expect.arrayContaining([400, 403, 409, 422]))
    for (const code of [200, 401, 408, 425, 429, 500]) expect(refused).not.toContain(code)
    expect(statusOf('requestWithdrawal: refused, closed-on-sunday')).not.toContain(401)
    expect(statusOf('requestWithdrawal: refused, closed-on-sunday')).toContain(200)
  })

  test('says nothing about a public read without a session', () => {
    expect(statusOf('listGames: refused, signed-out')).toBeUndefined()
  })

  test('has a form for each envelope the client reads', () => {
    const forms = must.others.interactions.map(({ description }) => description)
    expect(forms).toEqual(
      expect.arrayContaining([
        'listMyBets: sparse | bare',
        'listMyBets: sparse | in data.bets',
        'listGames: sparse | in games',
        'listStarlineResults: sparse | in results',
      ]),
    )
  })

  test('accepts an empty list as none', () => {
    const response = responseOf('listMyEnquiries: refused, none | an empty list')
    expect(response?.body?.content).toEqual([])
    expect(statusOf('listMyEnquiries: refused, none | an empty list')).toBe('success')
  })

  test('keeps a value that matters, whatever is around it', () => {
    expect(responseOf('listMyBets: full')?.matchingRules.body).toMatchObject({
      '$.bets[*].status': { matchers: [{ match: 'equality' }] },
    })
  })

  test('asks for no field the client can do without', () => {
    expect(responseOf('listBanners: full')?.body?.content).toEqual({
      banners: [{ imagePath: '/uploads/withdrawals.svg' }],
    })
  })
})

describe('the pact of what the player reads', () => {
  const refused = 'placeBet: refused, insufficient-balance'

  test('wants a sentence where a screen shows it, and no other words', () => {
    expect(responseIn(must, refused)?.body).toBeUndefined()
    expect(responseIn(words, refused)).toMatchObject({
      body: { content: { message: 'Insufficient balance' } },
      matchingRules: {
        body: {
          '$.message': {
            matchers: [{ match: 'type' }, { match: 'regex', regex: '[\\s\\S]*\\S[\\s\\S]*' }],
          },
        },
      },
    })
    expect(responseIn(words, `${refused} | in another form`)?.body?.content).toEqual({
      errors: [{ msg: 'Insufficient balance' }],
    })
  })

  test('wants none where nobody reads it', () => {
    expect(responseIn(words, 'placeBet: refused, signed-out')?.body).toBeUndefined()
  })

  test('lets a host do what the specification doesn’t forbid', () => {
    const sunday = 'requestWithdrawal: refused, closed-on-sunday'
    expect(responseIn(words, sunday)?.body?.content).toHaveProperty('message')
    expect(statusIn(words, `${sunday} | done all the same`)).toBe('success')
    expect(responseIn(words, `${refused} | done all the same`)).toBeUndefined()
  })

  test('asks for everything that harms a player if it’s missing', () => {
    const namesOf = ({ main }: typeof must) => main.interactions.map((one) => one.description)
    expect(namesOf(words)).toEqual(expect.arrayContaining(namesOf(must)))
  })
})
