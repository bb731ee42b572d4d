import type { OperationName, RequestFields } from '#api/table/table.ts'
import { betLimits } from '#domain/bet/bet.ts'
import { pageSize } from '#domain/list/paging.ts'
import { betNumberEnds, type Ends } from './bet-number-ends.ts'
import type { JsonSchema } from './matchers.ts'

/** Limits that a host sets itself, in rupees, as its answers say them. */
export interface HostLimits {
  minimumDeposit: number
  minimumWithdraw: number
  /** Of the Starline game. */
  minBet: number
  maxBet: number
  balance: number
  /** Midnight at the start of the host's day. */
  today: string
}

/** What the specification, or the host, bounds in a field of a request. */
export interface Limit {
  /** As OpenAPI says it. */
  schema?: Pick<
    JsonSchema,
    'pattern' | 'minLength' | 'minimum' | 'maximum' | 'multipleOf' | 'description' | 'default'
  >
  /** `body`: the rest of the request, which is good. */
  ends?: (host: HostLimits, body: Readonly<Record<string, unknown>>) => Ends
  /** The field on whose value the ends depend, or for each value of which a host may have code of its own. */
  by?: string
}

type Amount = (host: HostLimits) => number

/** Whole rupees from the least to the most; without a most, any more. */
const rupees = (
  least: Amount,
  most?: Amount,
  { schema, by }: Pick<Limit, 'schema' | 'by'> = {},
): Limit => ({
  schema: { multipleOf: betLimits.step, ...schema },
  ...(by !== undefined && { by }),
  ends(host) {
    const [from, to] = [least(host), most?.(host)]
    const beyond = to === undefined ? [] : [to + 1]
    return {
      good: [from, ...(to === undefined ? [] : [to])],
      bad: [from - 1, ...beyond, 0, -1, -from, from + 0.5, 'ten', `${from}x`, null],
      either: [String(from)],
    }
  },
})

const ends =
  (good: readonly unknown[], bad: readonly unknown[], either?: readonly unknown[]) => () => ({
    good,
    bad,
    ...(either && { either }),
  })

/** Bounded by nothing but its type, or by a case of its own. */
const asGiven: Limit = {}
const notEmpty: Limit = { schema: { minLength: 1 }, ends: ends([], ['']) }
const notBlank: Limit = { schema: { pattern: String.raw`\S` }, ends: ends([], ['', '   ']) }
/** One of the choices of its type. */
const choice: Limit = { ends: ends([], ['none', '']) }
const tenDigits = { pattern: String.raw`^\d{10}$` }
const walletNumber: Limit = {
  schema: tenDigits,
  ends: ends(['9000000011'], ['900000001', '90000000111', '90000000ab', '']),
}
const sixLetters = { minLength: 6 }
const setByHost = (setting: string) => ({ description: `The setting ${setting} is the minimum.` })
const bankField: Limit = { schema: { pattern: String.raw`\S` }, ends: ends([], ['']) }

const dayMs = 24 * 3_600_000
const onlyToday: Limit = {
  ends({ today }) {
    const day = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString()
    return { good: [today], bad: [day(-1), day(1), 'today', ''] }
  },
}

const none = {}

/** What bounds each field that a call sends: a field without its line is a type error. */
export const limits: { readonly [Op in OperationName]: RequestFields<Limit>[Op][1] } = {
  login: { mobileNumber: notEmpty, password: notEmpty },
  signup: {
    name: { schema: { pattern: String.raw`\S` }, ends: ends([], ['']) },
    mobileNumber: { schema: tenDigits, ends: ends([], ['']) },
    password: { schema: sixLetters, ends: ends([], ['']) },
  },
  getAuthProfile: none,
  getUserProfile: none,
  updateUserProfile: {
    name: notBlank,
    // An empty one removes the saved one.
    email: { schema: { pattern: String.raw`^([^\s@]+@[^\s@]+\.[^\s@]+)?$` } },
  },
  changePassword: {
    mobileNumber: { schema: tenDigits, ends: ends([], [''], ['58765432101']) },
    newPassword: { schema: sixLetters, ends: ends(['secre7'], ['secr7', '']) },
  },
  listGames: none,
  getGameRates: none,
  listSessionResults: { gameId: asGiven },
  placeBet: {
    gameId: asGiven,
    betType: choice,
    session: { ends: ends([], ['noon', '']) },
    betNumber: {
      schema: { pattern: String.raw`^(\d{1,3}|\d-\d{3}|\d{3}-\d{3})$` },
      by: 'betType',
      ends: (_, { betType }) => betNumberEnds(String(betType)),
    },
    betAmount: rupees(
      () => betLimits.min,
      () => betLimits.max,
      {
        schema: { minimum: betLimits.min, maximum: betLimits.max },
        by: 'betType',
      },
    ),
    gameDate: onlyToday,
  },
  listMyBets: none,
  getBankDetails: none,
  updateBankDetails: {
    accountHolderName: bankField,
    accountNumber: bankField,
    confirmAccountNumber: { ...bankField, ends: ends([], ['', '999999999999']) },
    ifscCode: bankField,
    bankName: bankField,
  },
  getPaymentDetails: none,
  updatePaymentDetails: { paytm: walletNumber, googlePay: walletNumber, phonepe: walletNumber },
  createFundRequest: {
    amount: rupees((host) => host.minimumDeposit, undefined, {
      schema: setByHost('minimumDeposit'),
      by: 'paymentMethod',
    }),
    transactionId: notEmpty,
    paymentMethod: choice,
  },
  listFundRequests: none,
  requestWithdrawal: {
    amount: rupees(
      (host) => host.minimumWithdraw,
      (host) => host.balance,
      { schema: setByHost('minimumWithdraw'), by: 'method' },
    ),
    method: choice,
  },
  listWithdrawals: none,
  listStarlineBets: {
    page: { schema: { minimum: 1, default: 1 } },
    limit: { schema: { minimum: 1, default: pageSize } },
    gameId: asGiven,
    status: asGiven,
    betType: asGiven,
    startDate: asGiven,
    endDate: asGiven,
  },
  placeStarlineBet: {
    gameId: asGiven,
    betType: choice,
    betNumber: {
      schema: { pattern: String.raw`^(\d|\d{3})$` },
      by: 'betType',
      ends: (_, { betType }) => betNumberEnds(String(betType)),
    },
    betAmount: rupees(
      (host) => host.minBet,
      (host) => host.maxBet,
      {
        schema: { description: 'The minBet and maxBet of the game are its ends.' },
        by: 'betType',
      },
    ),
  },
  listStarlineGames: none,
  getStarlineGame: { gameId: asGiven },
  getStarlineRates: none,
  listStarlineResults: { gameId: asGiven },
  listBanners: none,
  getMainSettings: none,
  getHowToPlay: none,
  getContactSettings: none,
  listMyEnquiries: none,
  sendEnquiryMessage: { message: notBlank },
}

/** The limit of a field. */
export const limitOf = (operation: OperationName, field: string): Limit =>
  (limits[operation] as Readonly<Record<string, Limit>>)[field] ?? asGiven
