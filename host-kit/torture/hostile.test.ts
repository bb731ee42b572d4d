import { expect, test } from 'vitest'
import { quickReach } from '../faults/quick-reach.ts'
import { faultOf } from '../faults/table.ts'
import { torture } from './torture.ts'

const find = async (host: string) => {
  const { found } = await torture({ ...quickReach(faultOf(host)), commands: 2000, seed: 1 })
  return found
}

test.each([
  [
    'adds the money of a withdrawal below zero',
    /^After a withdrawal of ₹-\d+ by \w+, player A has ₹\d+ but should have ₹4000, and it was accepted although the amount -\d+ is beyond its limits\.$/,
  ],
  [
    'refuses a stake below zero, and adds it',
    /^After ₹-\d+ on .*, player A has ₹\d+ but should have ₹4000\.$/,
  ],
  [
    'takes bets on open a minute too long',
    /^After ₹\d+ on .*, open, player [AB] has ₹\d+ but should have ₹\d+, and it was accepted although it came after the closing \(a bet on open is good until the opening time\)\.$/,
  ],
  [
    'takes placeStarlineBet from a player who became inactive after the log-in',
    /^After ₹10 on Starline \w+ \d+, player A has ₹3990 but should have ₹4000, and it was accepted although the player is inactive\.$/,
  ],
  [
    'takes a withdrawal by bank on a Sunday',
    /^After a withdrawal of ₹10\d0 by bank, player A has ₹\d+ but should have ₹4000, and it was accepted although it is Sunday\.$/,
  ],
  [
    'has Saturday until 05:30 on Sunday, as in UTC, and accepts withdrawals until then',
    /^After a withdrawal of ₹10\d0 by \w+, player A has ₹\d+ but should have ₹4000, and it was accepted although it is Sunday\.$/,
  ],
])(
  'a host that %s: one call, and its sentence says after which the sum differs',
  async (host, sentence) => {
    const found = await find(host)
    expect(found?.sentence).toMatch(sentence)
    // The staff action is a call too.
    expect(found?.calls).toBe(host.includes('inactive') ? 2 : 1)
  },
  180_000,
)
