import type { Closing } from '#contracts/cases/closings.ts'
import { staffActions } from '#contracts/provider/staff-actions.ts'
import { ratesBy, type Ledger } from '../../torture/ledger.ts'
import {
  CannotTell,
  holds,
  same,
  type Found,
  type Invariant,
  type InvariantContext,
} from './invariant.ts'
import { sendRequest } from './money-calls.ts'
import { idOf, readWhole, rowsIn } from './two-players/read-whole.ts'

type Slip = Closing['body']
/** A result that is declared, and the bets that it settles as won and as lost. */
interface Draw {
  of: 'open' | 'close' | 'starline'
  pana: string
  won: readonly Slip[]
  lost: readonly Slip[]
}

const open = (betType: string, betNumber: string) =>
  ({ session: 'open', betType, betNumber }) as Slip
const close = (betType: string, betNumber: string) =>
  ({ session: 'close', betType, betNumber }) as Slip
const full = (betNumber: string) => ({ session: null, betType: 'fullSangam', betNumber }) as Slip
const starline = (betType: string, betNumber: string) => ({ betType, betNumber }) as unknown as Slip

/** Days of one market, with both results in either order; 128 has the digit 1, 229 the 3, 777 the 1. */
const marketDays: readonly (readonly Draw[])[] = [
  [
    {
      of: 'open',
      pana: '128',
      won: [open('single', '1'), open('singlePanna', '128')],
      lost: [open('single', '3'), open('doublePanna', '229'), open('triplePanna', '777')],
    },
    {
      of: 'close',
      pana: '229',
      won: [
        close('single', '3'),
        close('doublePanna', '229'),
        close('jodi', '13'),
        open('halfSangam', '1-229'),
        close('halfSangam', '3-128'),
        full('128-229'),
      ],
      lost: [
        close('single', '1'),
        close('jodi', '31'),
        close('halfSangam', '1-229'),
        full('229-128'),
      ],
    },
  ],
  [
    {
      of: 'close',
      pana: '777',
      won: [close('triplePanna', '777'), close('single', '1')],
      lost: [close('singlePanna', '128'), close('single', '7')],
    },
    {
      of: 'open',
      pana: '229',
      won: [
        open('single', '3'),
        open('doublePanna', '229'),
        open('jodi', '31'),
        open('halfSangam', '3-777'),
        close('halfSangam', '1-229'),
        full('229-777'),
      ],
      lost: [open('single', '1'), open('jodi', '13'), open('halfSangam', '1-229'), full('777-229')],
    },
  ],
]

const starlineDays: readonly (readonly Draw[])[] = [
  [
    {
      of: 'starline',
      pana: '128',
      won: [starline('singleDigit', '1'), starline('singlePana', '128')],
      lost: [starline('singleDigit', '3'), starline('doublePana', '229')],
    },
  ],
  [
    {
      of: 'starline',
      pana: '229',
      won: [starline('singleDigit', '3'), starline('doublePana', '229')],
      lost: [starline('singlePana', '128'), starline('triplePana', '777')],
    },
  ],
  [
    {
      of: 'starline',
      pana: '777',
      won: [starline('triplePana', '777'), starline('singleDigit', '1')],
      lost: [starline('singleDigit', '7'), starline('singlePana', '128')],
    },
  ],
]

const stake = 10

/** A bet, and what it must become. */
interface Placed {
  id: string
  says: string
  /** The draw that settles it, counted from 0. */
  by: number
  /** In rupees. */
  wins: number
}

type Family = (typeof families)[number]
const families = [
  { call: 'placeBet', list: 'listMyBets', days: marketDays, key: 'bets' },
  { call: 'placeStarlineBet', list: 'listStarlineBets', days: starlineDays, key: 'starline' },
] as const

/** Places every bet of a day, and finds each one's row. */
async function place(
  asking: InvariantContext,
  { call, list, key }: Family,
  day: readonly Draw[],
  rates: Ledger['rates'],
): Promise<Placed[]> {
  const placed: Placed[] = []
  const known = new Set(rowsIn(await readWhole(asking.client, list)).map(idOf))
  for (const [by, { won, lost }] of day.entries()) {
    for (const slip of [...won, ...lost]) {
      await sendRequest(asking, call, slip)
      const id = rowsIn(await readWhole(asking.client, list))
        .map(idOf)
        .find((one) => !known.has(one))
      const rate = rates[key].get(String(slip.betType))
      if (id === undefined || !rate) throw new CannotTell('a bet of each type, and its rate')
      known.add(id)
      const { betType = '', betNumber = '', session } = slip
      const says = [`${betType} ${betNumber}`, ...(session ? [session] : [])].join(', ')
      // What ten rupees of Starline win is what the rate says.
      const least = key === 'starline' ? stake : rate.min
      placed.push({ id, says, by, wins: won.includes(slip) ? (stake / least) * rate.max : 0 })
    }
  }
  return placed
}

function declaration({ of, pana }: Draw, { values }: InvariantContext) {
  const { gameId = '', starlineGameId = '' } = values
  return of === 'starline'
    ? (['declareStarline', { starlineGameId, pana }] as const)
    : (['declare', { gameId, session: of, pana }] as const)
}

async function checkDay(asking: InvariantContext, family: Family, day: readonly Draw[]) {
  const { client } = asking
  const rates = ratesBy(await client.call('getGameRates'), await client.call('getStarlineRates'))
  const placed = await place(asking, family, day, rates)
  const balance = async () => Number((await client.call('getUserProfile')).balance)
  // Bets that were there before may be won too.
  const ofOthers = async () =>
    rowsIn(await readWhole(client, family.list))
      .filter((row) => !placed.some(({ id }) => id === idOf(row)))
      .reduce((sum, row) => sum + (row['status'] === 'won' ? Number(row['winAmount'] ?? 0) : 0), 0)
  const had = (await balance()) - (await ofOthers())
  const found: Found[] = []
  for (const [turn, draw] of day.entries()) {
    const [name, params] = declaration(draw, asking)
    if (!(await asking.runStaffAction(name, params))) {
      throw new CannotTell(`the staff action "${staffActions[name]}" (api.md#what-the-staff-do)`)
    }
    const rows = new Map(
      rowsIn(await readWhole(client, family.list)).map((row) => [idOf(row), row]),
    )
    const after = day
      .slice(0, turn + 1)
      .map(({ of, pana }) => `${of} ${pana}`)
      .join(' and ')
    for (const { id, says, by, wins } of placed) {
      const { status, winAmount } = rows.get(id) ?? {}
      const settled = wins > 0 ? 'won' : 'lost'
      const at = `of ${says} after ${after}`
      found.push(
        ...same(
          `${family.list}.status`,
          `${by > turn ? 'pending' : settled} ${at}`,
          `${String(status)} ${at}`,
        ),
      )
      if (by > turn) continue
      found.push(
        ...holds(
          `${family.list}.winAmount`,
          `₹${wins} ${at}`,
          winAmount,
          Math.abs(Number(winAmount ?? 0) - wins) < 1,
        ),
      )
    }
    const due = placed.reduce((sum, { by, wins }) => sum + (by > turn ? 0 : wins), 0)
    const won = (await balance()) - (await ofOthers()) - had
    // Each win may be rounded by less than a rupee.
    const count = placed.filter(({ wins }) => wins > 0).length
    found.push(
      ...holds(
        'balance',
        `₹${due} more after ${after}`,
        `₹${won} more`,
        Math.abs(won - due) < count,
      ),
    )
  }
  return found
}

/** Every type of bet is settled by the results that decide it, in either order, and paid by its rate. */
export const wonBetInvariants: readonly Invariant[] = families.map((family) => ({
  operation: family.list,
  name: `every type of ${family.key === 'bets' ? 'bet' : 'Starline bet'} is won and lost by its results, and paid by its rate`,
  section: 'the-game-in-short',
  given: 'regularDay',
  async check(asking) {
    const found: Found[] = []
    for (const day of family.days) {
      found.push(...(await checkDay(await asking.setUp('regularDay'), family, day)))
    }
    return found
  },
}))

/** The types that are won here: a test compares them with the contract's. */
export const wonTypes = new Set(
  [...marketDays, ...starlineDays].flat(2).flatMap(({ won }) => won.map(({ betType }) => betType)),
)
