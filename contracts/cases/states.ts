import { enquiryStatuses } from '#domain/player/enquiry.ts'
import type { ScenarioId } from '#scenarios/registry.ts'

/** The parameters of a state's setup. */
export type StateParams = Readonly<Record<string, string | number | boolean>>

/** A situation a host is put into before a call; Pact calls it a provider state. */
export interface ProviderState {
  /** The sentence that names it in the contract. */
  given: string
  /** What must be true for the player whose token the setup returns. */
  holds: string
  /** The scenario our own hosts set it up from. */
  scenario: ScenarioId
  /** Parameters by name, each with the values the contract uses. */
  params: Readonly<Record<string, readonly (string | number | boolean)[]>>
  /** What the setup returns, by name; the values are the pact's examples. */
  values: Readonly<Record<string, string>>
  /** False if it's true on any live host, so that it's also checked without a states URL. */
  needsSetup: boolean
}

const token = 'token-of-the-state'
const player = { token, mobileNumber: '5876543210', password: 'play123' }
const game = { gameId: 'konkan-day' }
/** Local midnight of the host's day as an ISO moment. */
const today = { today: '2026-11-19T18:30:00.000Z' }
const day = { day: '2026-11-20' }
const starlineGame = { starlineGameId: 'starline-14' }

/** Without it, a list that includes other players' rows would look right. */
const anotherPlayer = 'Another player has rows of the same kind.'

/** What most states have. */
const defaults = { params: {}, values: { token }, needsSetup: true }
type DeclaredState = Omit<ProviderState, keyof typeof defaults> & Partial<ProviderState>

const declared = {
  nobodySignedIn: {
    given: 'nobody is signed in',
    holds: "The token isn't valid. No account has the mobile number {freeNumber}.",
    scenario: 'session-expired',
    params: { freeNumber: ['9123456789'] },
    values: { token: 'token-that-ended' },
    needsSetup: false,
  },
  regularDay: {
    given: 'a regular day',
    holds:
      'An active player with this mobile number and password, an email, all payout details and ' +
      "₹10,000 or more. It isn't Sunday. The game takes bets on both sessions and has past " +
      'results. The Starline game takes bets from ₹10 to ₹10,000, has no result yet today and has ' +
      'past results. There are rates, banners, a guide, settings and contact details. The minimum ' +
      'deposit is between ₹2 and ₹500, the minimum withdrawal between ₹51 and ₹1,000. No deposit has ' +
      'the transaction id 1763626320000457. Markets have names of their own.',
    scenario: 'regular-day',
    values: { ...player, ...game, ...today, ...starlineGame },
  },
  justSignedUp: {
    given: 'a player who has just signed up',
    holds:
      'An active player without bets, requests, enquiries, email or payout details. Another player ' +
      'has rows of every kind.',
    scenario: 'new-player',
  },
  notActive: {
    given: 'a player who is not active',
    holds:
      'The player has isActive false. The game and the Starline game take bets. If {selfExcluded} is ' +
      'true, a host that keeps self-exclusion makes the player active, but self-excluded; any other ' +
      'ignores it.',
    scenario: 'inactive-user',
    params: { selfExcluded: [false, true] },
    values: { token, ...game, ...today, ...starlineGame },
  },
  sunday: {
    given: 'it is Sunday',
    holds: 'The host treats today as a Sunday. An active player with bank details and ₹1,000.',
    scenario: 'sunday-withdrawals',
  },
  marketsClosed: {
    given: 'every market of the day has closed',
    holds: 'The game takes no more bets today. An active player with ₹1,000.',
    scenario: 'closed-market',
    values: { token, ...game, ...today },
  },
  lowBalance: {
    given: 'a player with a balance of 640 rupees',
    holds: 'An active player with bank details and exactly ₹640. The games take bets.',
    scenario: 'low-balance',
    values: { token, ...game, ...today, ...starlineGame },
  },
  noPayoutAccount: {
    given: 'a player without a saved payout account',
    holds: "An active player with ₹1,000 and no payout details. It isn't Sunday.",
    scenario: 'no-payout-method',
  },
  starlineOver: {
    given: 'every Starline game of the day is over',
    holds:
      "Every Starline game's result is declared, so the Starline game takes no more bets today. An " +
      'active player with ₹1,000.',
    scenario: 'starline-closed',
    values: { token, ...starlineGame },
  },
  oneBet: {
    given: 'a player with one bet',
    holds:
      "The player's only bet is ₹200 on a single digit, open session, and is {status}. If it's won, " +
      "its result is among its game's. " +
      anotherPlayer,
    scenario: 'regular-day',
    params: { status: ['pending', 'won'] },
  },
  oneStarlineBet: {
    given: 'a player with one Starline bet',
    holds:
      "The player's only Starline bet is on a single digit, was placed today and is {status}. If it's " +
      "won, its result is among its game's. " +
      anotherPlayer,
    scenario: 'starline-evening',
    params: { status: ['pending', 'won'] },
    values: { token, ...starlineGame, ...day },
  },
  oneFundRequest: {
    given: 'a player with one fund request',
    holds:
      "The player's only fund request is {status}, by UPI, with the transaction id " +
      '1763626320000123. A rejected one has remarks. ' +
      anotherPlayer,
    scenario: 'admin-approvals',
    params: { status: ['pending', 'rejected'] },
  },
  oneWithdrawal: {
    given: 'a player with one withdrawal',
    holds:
      "The player's only withdrawal is {status}, by PhonePe. A completed one has a " +
      'transaction id, a rejected one has remarks. ' +
      anotherPlayer,
    scenario: 'admin-approvals',
    params: { status: ['pending', 'completed', 'rejected'] },
  },
  oneEnquiry: {
    given: 'a player with one enquiry',
    holds: "The player's only enquiry is {status} and has a message. " + anotherPlayer,
    scenario: 'enquiry-closed',
    params: { status: enquiryStatuses },
  },
  emptySite: {
    given: 'a site that was just set up',
    holds:
      'An active player. No banners, rates or results. If {games} is true, there is one game and ' +
      'one Starline game, otherwise none.',
    scenario: 'new-player',
    params: { games: [true, false] },
    values: { token, ...game, ...starlineGame },
  },
} as const satisfies Record<string, DeclaredState>

export type StateName = keyof typeof declared

/** Every provider state of the contract, by the name cases use. */
export const states = Object.fromEntries(
  Object.entries(declared).map(([name, state]) => [name, { ...defaults, ...state }]),
) as unknown as Readonly<Record<StateName, ProviderState>>

/** The most states a host should have to write setups for. */
export const maxStates = 15
