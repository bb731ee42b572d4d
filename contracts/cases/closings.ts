import type { NewBet } from '#api/schemas/bet.ts'

/** When something that a player can bet on closes, and how to bet on it. */
export interface Closing {
  call: 'placeBet' | 'placeStarlineBet'
  what: string
  /** What such a bet has, besides what any has. */
  body: Partial<Pick<NewBet, 'session' | 'betType' | 'betNumber'>>
  /** The time of the game from which these are counted, in seconds. */
  ends: 'openTime' | 'closeTime'
  lastGood: number
  firstBad: number
}

/** What the specification says of the end of betting. */
export const closings: readonly Closing[] = [
  {
    call: 'placeBet',
    what: 'a bet on open is good until the opening time',
    body: { session: 'open' },
    ends: 'openTime',
    lastGood: -1,
    firstBad: 0,
  },
  {
    call: 'placeBet',
    what: 'a bet on close is good until the minute of the closing time is over',
    body: { session: 'close' },
    ends: 'closeTime',
    lastGood: 59,
    firstBad: 60,
  },
  {
    call: 'placeBet',
    what: 'a full sangam is good until the opening time',
    body: { session: null, betType: 'fullSangam', betNumber: '123-456' },
    ends: 'openTime',
    lastGood: -1,
    firstBad: 0,
  },
  {
    call: 'placeStarlineBet',
    what: 'a Starline bet is good until the opening time',
    body: {},
    ends: 'openTime',
    // Whether the minute of the opening time counts is up to the host.
    lastGood: -1,
    firstBad: 60,
  },
]

/** An hour before, and at the last good and the first bad second; `end` in seconds since midnight. */
export const momentsOf = ({ lastGood, firstBad }: Closing, end: number) =>
  [
    [end - 3600, true],
    [end + lastGood, true],
    [end + firstBad, false],
  ] as const
