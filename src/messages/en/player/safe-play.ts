import { formatRupees } from '#domain/money/money.ts'
import type { LimitKind, LimitSpan, SafePlayProblem } from '#domain/player/safe-play.ts'
import { makeFormatter } from '#domain/problem.ts'
import { formatDateTime } from '#messages/app/dates.ts'

type FormatLeft = (left: string, amount: string) => string

const ends = { day: 'tomorrow', week: 'Monday', month: 'the 1st' } satisfies Record<
  LimitSpan,
  string
>
const limits: Record<LimitKind, Record<LimitSpan, string>> = {
  deposit: { day: 'daily deposit', week: 'weekly deposit', month: 'monthly deposit' },
  stake: { day: 'daily stake', week: 'weekly stake', month: 'monthly stake' },
}

/** Says why the player's limits or time-out let nothing be staked or deposited. */
export const formatSafePlayProblem = makeFormatter<SafePlayProblem>({
  'time-out': ({ until }) => `You’re taking a break until ${formatDateTime(until)}.`,
  lost: ({ kind, until }) =>
    `${kind === 'stake' ? 'A stake' : 'A deposit'} limit of yours can’t be read on this phone any more. Set it again, or wait until ${formatDateTime(until)}.`,
  over: ({ kind, span, left, amount }) =>
    `This goes over your ${limits[kind][span]} limit: ${formatRupees(left)} of ${formatRupees(amount)} left until ${ends[span]}.`,
})

/** Words of limits and time-out. */
export const safePlayMessages = {
  title: 'Safety and data',
  yourData: 'Your data',
  onPhone:
    'Yours alone, and on this phone only: the limits and breaks here aren’t known to the server or to other phones, and clearing this site’s data removes them.',
  notStored: 'This browser stores nothing, so limits last only until the app is closed.',
  deposits: 'Deposit limits',
  stakes: 'Stake limits',
  gross: {
    deposit: 'Every deposit you ask for counts. Withdrawals give no room back.',
    stake: 'Every bet counts, Starline too. Wins give no room back.',
  } satisfies Record<LimitKind, string>,
  limit: {
    deposit: {
      day: 'Deposit limit for a day',
      week: 'Deposit limit for a week',
      month: 'Deposit limit for a month',
    },
    stake: {
      day: 'Stake limit for a day',
      week: 'Stake limit for a week',
      month: 'Stake limit for a month',
    },
  } satisfies typeof limits,
  span: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<LimitSpan, string>,
  spans: {
    day: 'The day ends at midnight.',
    week: 'The week is Monday to Sunday.',
    month: 'The month begins on the 1st.',
  } satisfies Record<LimitSpan, string>,
  left: {
    day: (left: string, of: string) => `${left} of ${of} left today`,
    week: (left: string, of: string) => `${left} of ${of} left this week`,
    month: (left: string, of: string) => `${left} of ${of} left this month`,
  } satisfies Record<LimitSpan, FormatLeft>,
  none: 'No limit',
  invalid: 'Enter whole rupees, or leave it empty for no limit.',
  save: 'Save',
  saved: 'Saved. It holds from now on.',
  waits: 'It will hold in 24 hours. Until then the old limit stays.',
  rules: 'A first or lower limit holds at once. Raising or removing one takes 24 hours.',
  raised: (amount: string, at: string) => `Rises to ${amount} on ${at}.`,
  removedAt: (at: string) => `Will be removed on ${at}.`,
  cancelRaise: 'Cancel the raise',
  breakTitle: 'Take a break',
  breakHelp:
    'Your betting and deposits stop on this phone. Withdrawals and histories still work. A break can’t be shortened.',
  breaks: { 1: '1 day', 7: '1 week', 14: '2 weeks', 42: '6 weeks' },
  confirm: (until: string) => `No bets and no deposits until ${until}?`,
  begin: 'Begin the break',
  cancel: 'Not now',
  changeLimits: 'See your limits',
  change: 'Change',
  changeDeposit: 'Change your deposit limit',
  setDeposit: 'Set a deposit limit',
  help: 'Help lines',
  helpText: 'Talk to somebody when betting isn’t fun any more.',
} as const
