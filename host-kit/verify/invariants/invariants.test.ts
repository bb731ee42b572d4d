import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../src/api/api-error.ts'
import { hostFaults, type FaultName } from '../../proof/exam/exam.ts'
import { faulty } from '../../proof/exam/faulty.ts'
import { silentFaults } from '../../proof/exam/silent-faults.ts'
import { setUpOver } from '../states-url.ts'
import { exampleHost, hostOf, untilEnd } from '../testing/program.ts'
import { passOn } from '../testing/small-host.ts'
import { contradictions, invariants } from './invariants.ts'

const host = await exampleHost()

const onlyBet = 'the only bet of the player is the only one in the list'
const spent = '₹200 of ₹640 leave ₹440, ₹17 of them ₹423, and all of the rest can be staked'
const asSent = 'bets come back at once, exactly as they were sent'
const pages =
  'pages do not overlap, the newest bet is first, and totals, sums and limits are those of the rows'

/** Hosts whose every response looks right but that still harm a player, and whose invariant finds it. */
const silent: [FaultName, invariant: string][] = [
  ['lists the bets of everybody', onlyBet],
  ['counts in paise', spent],
  ['tells the balance of before the bet', spent],
  ['keeps the number of a bet without its zero', asSent],
  ['lists bets as they were before', asSent],
  ['answers page 1 for every page', pages],
  ['sums up one page only', pages],
  ['writes moments without their zone', onlyBet],
  [
    'keeps account numbers as numbers',
    'bank details are kept as they were sent, zeros at the front too',
  ],
  ['lists Starline bets with the oldest first', pages],
  [
    'gives a new account the session of nobody',
    'a new account is signed in, and is the one that was asked for',
  ],
  [
    'says that a profile is saved and keeps the old one',
    'a changed name and address are in the profile at once, and one that is not sent stays',
  ],
  ['answers with the profile of another player', 'the profile is that of the player who asks'],
  ['lists the deposits of everybody', 'the only deposit of the player is the only one in the list'],
]

/** What contradicts the invariant of this name on a host. */
async function foundOn(url: string, name: string) {
  const one = invariants.find((each) => each.name === name)
  if (!one) throw new Error(`There is no invariant "${name}".`)
  return contradictions(one, url, await setUpOver(host.states, one.given, one.params ?? {}))
}

test('each has a name of its own', () => {
  const names = invariants.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe('a host whose answers look right one by one is caught when it', () => {
  const all = [
    ...silent.map(([name, invariant]) => [name, hostFaults[name], invariant] as const),
    ...silentFaults,
  ]
  test.each(all)('%s', async (_, fault, invariant) => {
    const url = await untilEnd(faulty(host.url, fault))
    const found = await foundOn(url, invariant).catch((error: unknown) => {
      if (error instanceof ApiError && error.isVerdict) return [error]
      throw error
    })
    expect(found).not.toEqual([])
  })
})

describe('whose session a log-in gives', () => {
  const session = 'a log-in gives the session of the player who logs in'

  test('is said without the token, if it’s nobody’s', async () => {
    const nobodys = hostFaults['gives a log-in a token that nobody knows']
    const url = await untilEnd(faulty(host.url, nobodys))
    expect(await foundOn(url, session)).toEqual([
      {
        field: 'token',
        expected: 'one that GET /api/user/profile takes for player 9812345670',
        got: 'one that it refuses with 401',
        level: 'must',
      },
    ])
  })

  test('isn’t doubted because the profile can’t be read', async () => {
    const url = await hostOf((asked) =>
      asked.path === '/api/user/profile'
        ? Response.json({ user: { isActive: 'yes' } })
        : passOn(host.url, asked),
    )
    await expect(foundOn(url, session)).rejects.toThrow('getUserProfile')
  })
})
