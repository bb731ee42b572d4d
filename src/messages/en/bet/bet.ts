import type { ResultPart } from '#domain/bet/settlement.ts'
import type { Session } from '#domain/market/session.ts'

const partNames: Record<ResultPart, string> = {
  openPana: 'open panna',
  openDigit: 'open digit',
  closeDigit: 'close digit',
  closePana: 'close panna',
}

/** Sentences of the bet screen. */
export const betMessages = {
  unknownType: 'Unknown bet type',
  amountPlaceholder: (min: number) => `Enter amount (min ₹${min})`,
  placed: 'Bet placed successfully!',
  /** `rupees` is already formatted: 'New balance: ₹1,20,000'. */
  newBalance: (rupees: string) => `New balance: ${rupees}`,
  failed: 'Failed to place bet',
  pannaHint: {
    single: 'All three digits different',
    double: 'Exactly two digits the same',
    triple: 'All three digits the same',
  },
  offerNumber: (number: string) => `Use ${number}`,
  neverDrawn: (typed: string, drawn: string) =>
    `${typed} can never win: pannas are written low to high with 0 last, so this one is ${drawn}.`,
  /** A part of the result is declared as something else: '57 can’t win anymore: the open digit is 1.' */
  lostTo: (typed: string, part: ResultPart, declared: string) =>
    `${typed} can’t win anymore: the ${partNames[part]} is ${declared}.`,
  // The form's own words.
  loadingGames: 'Loading games...',
  loadFailed: 'Failed to load games',
  loadFailedDetail: 'Nothing was sent. What you typed is still here.',
  ratesFailed: 'Failed to load game rates',
  place: 'Place Bet',
  placing: 'Placing Bet...',
  potentialWin: 'Potential win',
  /** Beside the potential win of a number that is never drawn like this, or not in this bet. */
  cantWin: 'This number can’t win this bet',
  home: 'Home',
  toDashboard: 'Back to Dashboard',
  unknownTypeDetail: 'Choose a game on the dashboard and pick one of its seven bet types.',
  game: {
    choose: 'Choose a game',
    chooseDetail: 'Tap to see all games',
    change: 'Change game',
    sheet: 'Choose a game',
    none: 'There are no games at the moment.',
    ends: (session: string, time: string) => `${session} ends ${time}`,
  },
  session: {
    label: 'Session',
    declared: 'Result declared',
    switchTo: (session: string) => `Switch to ${session}`,
  },
  number: {
    label: {
      digit: 'Digit',
      jodi: 'Jodi',
      panna: 'Panna',
      'half-sangam': 'Half sangam',
      'full-sangam': 'Full sangam',
    },
    digitOf: (session: string) => `${session} digit`,
    pannaOf: (session: string) => `${session} panna`,
    kind: { single: 'Single panna', double: 'Double panna', triple: 'Triple panna' },
    /** One of `pannaHint` as a sentence. */
    reason: (hint: string) => `${hint}.`,
    typed: (count: number, total: number) => `${count} of ${total} digits`,
    oneDigit: 'One digit',
    fromZeroToNine: 'Any digit from 0 to 9',
    twoDigits: 'Two digits',
    anyPair: 'Any pair from 00 to 99',
    threeDigits: 'Three digits',
    partsOf: (first: string, second: string) => `${first}, then ${second.toLowerCase()}`,
    digitWins: (session: Session) => `The last digit when the ${session} panna’s digits are added`,
    jodiParts: (open: string, close: string) => `Open digit ${open}, close digit ${close}`,
    addsTo: (sum: number, session: Session, digit: string) =>
      `Adds to ${sum}, ${session} digit ${digit}.`,
    switchType: (title: string) => `Switch to ${title}`,
    unchanged: 'Your number, session and amount stay the same.',
  },
  picks: {
    digits: 'Quick picks',
    byFirstDigit: 'Quick picks by first digit',
    startingWith: (digit: string) => `Jodis starting with ${digit}`,
    byDigit: 'Quick picks by digit',
    part: (part: string) => `${part}, quick picks`,
    partByDigit: (part: string) => `${part}, by digit`,
    changePart: (part: string) => `Change ${part.toLowerCase()}`,
    count: (count: number) => (count === 1 ? '1 panna' : `${count} pannas`),
    pannas: 'Pannas',
    singles: 'Single pannas',
    others: 'Double and triple pannas',
  },
  amount: {
    label: 'Amount',
    range: (min: string, max: string) => `${min} to ${max}`,
    quick: 'Quick amounts',
    addMore: (rupees: string) => `Add ${rupees} or more`,
  },
  /** Over the chips of the player's last bets. */
  again: 'Bet again',
  offline: 'You’re offline',
  /** In the button's place while the player takes a break. */
  paused: 'Betting is paused',
  unknown: {
    check: 'Check again',
    checking: 'Checking...',
  },
  receipt: {
    title: 'Bet receipt',
    open: 'Open the receipt',
    on: (number: string, game: string, session: string | null) =>
      session === null ? `${number} on ${game}` : `${number} on ${game}, ${session}`,
    detail: (amount: string, win: string) => `${amount}, potential win ${win}`,
    confirming: 'Confirming your bet...',
    confirmed: 'Bet confirmed',
    unconfirmed: 'Accepted. It will appear in My bets soon.',
    id: 'Bet ID',
    market: 'Game',
    session: 'Session',
    bothSessions: 'Open and close',
    type: 'Bet',
    meaning: 'You win on',
    amount: 'Amount',
    rate: 'Rate',
    pays: (min: string, max: string) => `${min} pays ${max}`,
    win: 'Potential win',
    time: 'Time',
    share: 'Share',
    copied: 'Receipt copied',
    shareFailed: 'Couldn’t share the receipt',
    another: 'Place another bet',
    done: 'Done',
  },
  /** What must be corrected before a bet can be placed. */
  fix: (fields: readonly string[]) =>
    `Fix ${fields.slice(0, -1).join(', ')}${fields.length > 1 ? ' and ' : ''}${fields.at(-1)} to place this bet`,
  fields: {
    game: 'the game',
    timing: 'the session',
    number: 'the number',
    amount: 'the amount',
  },
} as const
