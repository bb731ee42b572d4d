import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { pactText } from '../../scripts/lib/kit.ts'
import { generatedPath, pactFile, writeIfAsked } from '../consumer/pact-file.ts'
import { mustPacts } from './must-pact.ts'

let pacts: Awaited<ReturnType<typeof mustPacts>>
beforeAll(async () => {
  pacts = await mustPacts(JSON.parse(readFileSync(pactFile, 'utf8')))
}, 120_000)

test.each([
  ['must.json', 'main'],
  ['must-forms.json', 'others'],
] as const)('%s is kept; npm run contract:write keeps it anew', (name, which) => {
  const fresh = pactText(pacts[which])
  expect(JSON.parse(fresh)).toEqual(pacts[which])
  expect(writeIfAsked(generatedPath(name), fresh) === fresh).toBe(true)
})

describe('the pact of what the client lives with', () => {
  const responseOf = (description: string) =>
    [...pacts.main.interactions, ...pacts.others.interactions].find(
      (one) => one.description === description,
    )?.response as
      | {
          body?: { content: unknown }
          matchingRules: { status: { matchers: { status: unknown }[] }; body?: object }
        }
      | undefined
  const statusOf = (description: string) =>
    responseOf(description)?.matchingRules.status.matchers[0]?.status

  test('takes any success', () => {
    expect(statusOf('signup: full')).toBe('success')
  })

  test('takes 401 where a session has ended, and only there', () => {
    expect(statusOf('placeBet: refused, signed-out')).toEqual([401])
    const refused = statusOf('placeBet: refused, insufficient-balance')
    expect(refused).toEqual(expect.arrayContaining([400, 403, 409, 422]))
    for (const code of [200, 401, 408, 425, 429, 500]) expect(refused).not.toContain(code)
    expect(statusOf('requestWithdrawal: refused, closed-on-sunday')).not.toContain(401)
    expect(statusOf('requestWithdrawal: refused, closed-on-sunday')).toContain(200)
  })

  test('has nothing to say of a public read without a session', () => {
    expect(statusOf('listGames: refused, signed-out')).toBeUndefined()
  })

  test('has a form for each envelope that the client reads', () => {
    const forms = pacts.others.interactions.map(({ description }) => description)
    expect(forms).toEqual(
      expect.arrayContaining([
        'listMyBets: sparse | bare',
        'listMyBets: sparse | in data.bets',
        'listGames: sparse | in games',
        'listStarlineResults: sparse | in results',
      ]),
    )
  })

  test('takes an empty list for none', () => {
    const response = responseOf('listMyEnquiries: refused, none | an empty list')
    expect(response?.body?.content).toEqual([])
    expect(statusOf('listMyEnquiries: refused, none | an empty list')).toBe('success')
  })

  test('holds a value that matters to itself, whatever stands around it', () => {
    expect(responseOf('listMyBets: full')?.matchingRules.body).toMatchObject({
      '$.bets[*].status': { matchers: [{ match: 'equality' }] },
    })
  })

  test('asks for no field that the client does without', () => {
    expect(responseOf('listBanners: full')?.body?.content).toEqual({
      banners: [{ imagePath: '/uploads/withdrawals.svg' }],
    })
  })
})
