import { createClient, type Client } from '#api/client.ts'
import type { Input, OperationName } from '#api/table/table.ts'
import { betTypes, type BetTypeId } from '#domain/bet/bet-types.ts'
import type { Session } from '#domain/market/session.ts'
import { localMidnightIso } from '#domain/time/dates.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { errorPageMessages } from '#messages/en/app/error-pages.ts'
import { menuMessages } from '#messages/en/app/menu.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { starlineMessages } from '#messages/en/market/starline.ts'
import { depositMessages } from '#messages/en/money/deposit.ts'
import { payoutMethodNames } from '#messages/en/money/payout-methods.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'
import { authMessages } from '#messages/en/player/auth.ts'
import { enquiryMessages } from '#messages/en/player/enquiry.ts'
import { profileMessages } from '#messages/en/player/profile.ts'
import type { MarketId } from '#mocks/seed/markets.ts'
import { players } from '#mocks/seed/players.ts'
import { starlineGames, type StarlineGameId } from '#mocks/seed/starline.ts'
import { betPath, paths } from '#paths'
import { checked, checks, unlessOneOf } from './check-arguments.ts'
import type { Gesture, Persona, ScenarioSession, Step } from './define.ts'
import { tokenFor } from './scenario-session.ts'

/** What a step needs in which a player acts: through the client's forms, or without a client by a call. */
export type PerformedStep = Required<Pick<Step, 'gestures' | 'run'>>

/**
 * The calls of a player where there's no client: through the typed client and the host, like any
 * other, so that faults hit them and the request log shows them.
 */
export function playerOf(scenarioSession: ScenarioSession, persona: Persona): Client {
  const { db, fetch } = scenarioSession.backend
  const known = db.token.findMany({ where: { accountId: { equals: players[persona].id } } })[0]?.id
  const token = known ?? tokenFor(scenarioSession, persona)
  return createClient({ host: 'http://ank.test', token: () => token, fetch })
}

/** What a step does in which a player makes a call. */
export const calls = <Op extends OperationName>(
  operation: Op,
  input: Input<Op>,
  persona: Persona = 'sample',
) =>
  checked(
    [...checks.operation(operation), ...checks.persona(persona)],
    async (scenarioSession: ScenarioSession): Promise<void> => {
      await playerOf(scenarioSession, persona).call(operation, input)
    },
  )

/** A player bets; ends while the receipt is there. */
export function placeBetAs(
  persona: Persona,
  gameId: MarketId,
  betType: BetTypeId,
  session: Session,
  betNumber: string,
  betAmount: number,
): PerformedStep {
  // One that is unknown is told by the checks below.
  const { path, number } = betTypes[betType] ?? betTypes.single
  return {
    gestures: [
      { open: betPath(path, gameId) },
      // The form begins with open.
      ...(session === 'close' ? [{ press: commonMessages.session.close }] : []),
      { fill: betMessages.number.label[number], text: betNumber },
      { fill: betMessages.amount.label, text: String(betAmount) },
      { press: betMessages.place },
      { see: betMessages.placed },
    ],
    run: checked(
      [
        ...checks.persona(persona),
        ...checks.gameId(gameId),
        ...checks.session(session),
        ...checks.bet(betType, session, betNumber),
        ...checks.rupees(betAmount),
      ],
      (scenarioSession: ScenarioSession) => {
        const gameDate = localMidnightIso(scenarioSession.clock.now())
        const body = { gameId, betType, session, betNumber, betAmount, gameDate }
        return calls('placeBet', { body }, persona)(scenarioSession)
      },
    ),
  }
}

/** A player asks for a deposit; `bank` numbers its transaction. */
export function deposits(
  amount: number,
  bank: string,
  { persona = 'sample', by = 'UPI' }: { persona?: Persona; by?: 'UPI' | 'QR' } = {},
): PerformedStep {
  const pay =
    by === 'QR'
      ? [{ press: depositMessages.showQr }, { press: depositMessages.submitPaid }]
      : [{ press: depositMessages.payByApp }]
  return {
    gestures: [
      { open: paths.addFund },
      { fill: depositMessages.amount, text: String(amount) },
      ...pay,
      { see: depositMessages.submitted },
    ],
    run: checked(
      [
        ...checks.persona(persona),
        ...checks.rupees(amount),
        ...checks.text(bank, 'bank'),
        ...unlessOneOf(['UPI', 'QR'], 'by', by),
      ],
      (scenarioSession: ScenarioSession) => {
        const transactionId = `${scenarioSession.clock.now()}${bank}`
        const body = { amount, transactionId, paymentMethod: by }
        return calls('createFundRequest', { body }, persona)(scenarioSession)
      },
    ),
  }
}

/** What the player does at the withdrawal form, and what answers. */
const withdrawForm = (amount: number, method: keyof typeof payoutMethodNames, answer: string) => [
  { open: paths.withdrawFund },
  { fill: withdrawMessages.amount, text: String(amount) },
  { press: payoutMethodNames[method] ?? method },
  { press: withdrawMessages.withdraw },
  { see: answer },
]

/** A player asks for a withdrawal. */
export const withdraws = (
  amount: number,
  method: keyof typeof payoutMethodNames,
  answer: string = withdrawMessages.sent.confirmed,
): PerformedStep => ({
  gestures: withdrawForm(amount, method, answer),
  run: checked(
    [...checks.rupees(amount), ...checks.method(method)],
    calls('requestWithdrawal', { body: { amount, method } }),
  ),
})

/** A player writes to support, in the enquiry that is open or a new one. */
export const writes = (message: string, { anew = false } = {}): PerformedStep => ({
  gestures: [
    { open: paths.enquiry },
    ...(anew ? [{ press: enquiryMessages.start }] : []),
    { fill: enquiryMessages.label, text: message },
    { press: enquiryMessages.send },
    { see: message },
  ],
  run: calls('sendEnquiryMessage', { body: { message } }),
})

/** A player asks for another password. */
export function asksForPassword(newPassword: string): PerformedStep {
  const { changePassword: words, passwordRequested } = profileMessages
  const { mobileNumber } = players.sample
  return {
    gestures: [
      { open: paths.changePassword },
      { fill: words.mobile, text: mobileNumber },
      { fill: words.newPassword, text: newPassword },
      { fill: words.confirm, text: newPassword },
      { press: words.submit },
      { see: passwordRequested },
    ],
    run: calls('changePassword', { body: { mobileNumber, newPassword } }),
  }
}

/** A player bets on a digit of a Starline game. */
export function betsOnStarline(
  gameId: StarlineGameId,
  digit: string,
  betAmount: number,
): PerformedStep {
  const { openTime } = starlineGames.find(({ id }) => id === gameId) ?? { openTime: '' }
  return {
    gestures: [
      { open: paths.starline },
      { press: starlineMessages.playOf(formatTimeOfDay(openTime)) },
      { press: digit },
      { fill: betMessages.amount.label, text: String(betAmount) },
      { press: betMessages.place },
      { see: betMessages.placed },
    ],
    run: checked(
      [...checks.starlineGameId(gameId), ...checks.digit(digit), ...checks.rupees(betAmount)],
      calls('placeStarlineBet', {
        body: { gameId, betType: 'singleDigit', betNumber: digit, betAmount },
      }),
    ),
  }
}

/** The sample player signs out, and in again with this password; `answer` is what the app says. */
export const signsIn = (password: string, answer: string): readonly Gesture[] => [
  { open: paths.dashboard },
  { press: uiMessages.menu },
  { press: menuMessages.signOut },
  { fill: authMessages.fields.mobileNumber, text: players.sample.mobileNumber },
  { fill: authMessages.fields.password, text: password },
  { press: authMessages.login },
  { see: answer },
]

/** The admin signs out, and in again like anybody else: the app opens the admin site. */
export const signsInAsAdmin: readonly Gesture[] = [
  { press: menuMessages.signOut },
  { fill: authMessages.fields.mobileNumber, text: players.admin.mobileNumber },
  { fill: authMessages.fields.password, text: players.admin.password },
  { press: authMessages.login },
  { see: errorPageMessages.adminLeaving },
]
