import { z } from 'zod'
import { roles } from '#api/schemas/player.ts'
import { betStatuses } from '#domain/bet/bet-status.ts'
import { betTypeList } from '#domain/bet/bet-types.ts'
import { sessions } from '#domain/market/session.ts'
import { paymentMethods, payoutMethodIds, requestStatuses } from '#domain/money/request.ts'
import { enquiryStatuses } from '#domain/player/enquiry.ts'
import { starlineBetTypeList } from '#domain/starline/starline-bet-types.ts'

/**
 * What the mock backend stores. Rows are flat; a foreign key is the other row's `id`.
 * Moments are epoch milliseconds, days are local 'YYYY-MM-DD' keys, money is rupees.
 * Storage is not the wire: `wire.ts` turns rows into answers.
 */

const text = z.string().min(1)
/** Not before 1970 or after the year 2286: every such time is a date that can be written. */
export const moment = z.number().min(0).max(1e13)
const day = z.iso.date()
const time = z.iso.time({ precision: -1 })
const panna = z.string().regex(/^\d{3}$/)
const rupees = z.int().nonnegative()
const optionalText = z.string().nullable().default(null)
const optionalMoment = moment.nullable().default(null)

const requestStatus = z.enum(requestStatuses)
const betStatus = z.enum(betStatuses)

/** Why money moved. */
export const entryKinds = [
  'house',
  'deposit',
  'bet',
  'win',
  'bet-refund',
  'starline-bet',
  'starline-win',
  'withdrawal',
  'withdrawal-refund',
  'adjustment',
] as const

/** What bets of both families store: the rate when it was placed, and its outcome. */
const placedBet = {
  id: text,
  accountId: text,
  gameId: text,
  betNumber: text,
  betAmount: rupees.positive(),
  rateMin: z.number().positive(),
  rateMax: z.number().positive(),
  potentialWin: rupees,
  winAmount: rupees.default(0),
  status: betStatus.default('pending'),
  /** The day whose draw decides. */
  date: day,
  placedAt: moment,
  settledAt: optionalMoment,
}

export const models = {
  account: z.strictObject({
    id: text,
    name: text,
    mobileNumber: z.string().regex(/^\d{10}$/),
    /** Kept as typed: these accounts are for play and live in one browser. */
    password: text,
    email: optionalText,
    role: z.enum(roles).default('player'),
    isActive: z.boolean().default(true),
    isSelfExcluded: z.boolean().default(false),
    accountHolderName: optionalText,
    accountNumber: optionalText,
    ifscCode: optionalText,
    bankName: optionalText,
    paytm: optionalText,
    googlePay: optionalText,
    phonepe: optionalText,
    createdAt: moment,
  }),
  token: z.strictObject({ id: text, accountId: text, createdAt: moment }),
  /** A request that was done under an Idempotency-Key: `id` is player, call and key. */
  sentKey: z.strictObject({ id: text, body: z.string(), answer: z.string() }),
  market: z.strictObject({ id: text, gameName: text, openTime: time, closeTime: time }),
  result: z.strictObject({
    id: text,
    gameId: text,
    date: day,
    session: z.enum(sessions),
    pana: panna,
    digit: z.string().regex(/^\d$/),
    declaredAt: moment,
  }),
  bet: z.strictObject({
    ...placedBet,
    betType: z.enum(betTypeList.map((type) => type.id)),
    session: z.enum(sessions).nullable(),
  }),
  ledgerEntry: z.strictObject({
    id: text,
    accountId: text,
    /** Signed: a credit is above zero, a debit below. */
    amount: z.int(),
    kind: z.enum(entryKinds),
    /** The id of what caused the entry. */
    ref: optionalText,
    note: z.string().default(''),
    at: moment,
  }),
  fundRequest: z.strictObject({
    id: text,
    accountId: text,
    amount: rupees.positive(),
    transactionId: text,
    paymentMethod: z.enum(paymentMethods),
    status: requestStatus.default('pending'),
    remarks: optionalText,
    createdAt: moment,
  }),
  withdrawal: z.strictObject({
    id: text,
    accountId: text,
    amount: rupees.positive(),
    method: z.enum(payoutMethodIds),
    status: requestStatus.default('pending'),
    /** Where the money goes, as saved at the time of the request. */
    accountDetails: text,
    transactionId: optionalText,
    remarks: optionalText,
    createdAt: moment,
  }),
  passwordChange: z.strictObject({
    id: text,
    accountId: text,
    newPassword: text,
    status: z.enum(['pending', 'approved', 'rejected']).default('pending'),
    createdAt: moment,
  }),
  enquiry: z.strictObject({
    id: text,
    accountId: text,
    status: z.enum(enquiryStatuses).default('open'),
    createdAt: moment,
  }),
  enquiryMessage: z.strictObject({
    id: text,
    enquiryId: text,
    sender: z.enum(['user', 'support']),
    message: text,
    at: moment,
  }),
  starlineGame: z.strictObject({
    id: text,
    gameName: text,
    gameNameHindi: optionalText,
    openTime: time,
    isActive: z.boolean().default(true),
    minBet: rupees.default(10),
    maxBet: rupees.default(10_000),
  }),
  starlineResult: z.strictObject({
    id: text,
    gameId: text,
    date: day,
    winningNumber: panna,
    declaredAt: moment,
  }),
  starlineBet: z.strictObject({
    ...placedBet,
    betType: z.enum(starlineBetTypeList.map((type) => type.id)),
  }),
  banner: z.strictObject({ id: text, imagePath: text, title: text, position: z.int() }),
  /** What a stake of `min` pays; `id` is family and rate name, as in 'regular:jodiDigit'. */
  rate: z.strictObject({
    id: text,
    family: z.enum(['regular', 'starline']),
    name: text,
    min: z.number().positive(),
    max: z.number().positive(),
  }),
  /** One row, `id` 'main'. */
  mainSettings: z.strictObject({
    id: text,
    appLink: z.string(),
    whatsappNumber: z.string(),
    upiId: z.string(),
    minimumDeposit: rupees,
    minimumWithdraw: rupees,
    withdrawalOpenTime: z.string(),
    withdrawalCloseTime: z.string(),
  }),
  /** One row, `id` 'contact'. */
  contactSettings: z.strictObject({
    id: text,
    mobileNumber: z.string(),
    email: z.string(),
    whatsappNumber: z.string(),
  }),
  /** One row, `id` 'how-to-play'; simple markdown. */
  guide: z.strictObject({ id: text, content: z.string() }),
} as const

type Models = typeof models
export type ModelName = keyof Models

export const modelNames = Object.keys(models) as ModelName[]

/** A stored row. */
export type StoredRow<M extends ModelName> = Readonly<z.output<Models[M]>>
/** A row to store. Fields with a default may be left out; without `id`, it gets the next number. */
export type NewRow<M extends ModelName> = Omit<z.input<Models[M]>, 'id'> & { id?: string }

/** Rows to start with: a plain object, every model optional. */
export type Seed = { readonly [M in ModelName]?: readonly NewRow<M>[] }
