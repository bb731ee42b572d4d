import { addDays, startOfDay } from '#domain/time/dates.ts'
import { statusMessages } from '#messages/en/app/status.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { marketLabelText, marketMessages } from '#messages/en/market/market.ts'
import { gameSelectionPath, paths } from '#paths'
import { defineScenario } from '../define-scenario.ts'
import { deposits, placeBetAs } from '../gestures.ts'
import { decides, declares, looks, waitsUntil } from '../steps.ts'

const { names: status } = statusMessages
const { ended } = marketMessages

/** An ordinary afternoon: two markets settled, one between its draws, two still open. */
export const regularDay = defineScenario({
  id: 'regular-day',
  title: 'Regular day',
  effect: 'Balance ₹12,450, five games; results are declared live',
  audience: 'operators',
  start: '/dashboard',
  script: [
    {
      title: 'Player bets ₹200 on open digit 1',
      say: 'A bet takes a few seconds, and the receipt shows exactly what it can win.',
      at: paths.biddingHistory,
      view: ['Konkan Day', '₹200', status.pending],
      ...placeBetAs('sample', 'konkan-day', 'single', 'open', '1', 200),
    },
    {
      title: 'Skip to one minute before Konkan Day opens',
      say: 'The app counts down to the last second a bet is accepted.',
      at: gameSelectionPath('konkan-day'),
      view: ['3:00 PM', '5:00 PM'],
      run: waitsUntil('14:59'),
    },
    {
      title: 'Declare open result 146-1',
      say: 'As soon as the result is declared, the player sees that the bet has won.',
      at: paths.winningHistory,
      view: ['Konkan Day', '₹2,000'],
      run: declares('15:11', 'konkan-day', 'open', '146'),
    },
    {
      title: 'Player bets ₹100 on close digit 7',
      say: 'The second half of the day is still open, so the player bets again.',
      at: paths.biddingHistory,
      view: ['Konkan Day', '₹100', status.pending],
      ...placeBetAs('sample', 'konkan-day', 'single', 'close', '7', 100),
    },
    {
      title: 'Skip to one minute before Konkan Day closes',
      say: 'Bets on close end at the same minute for everybody.',
      at: gameSelectionPath('konkan-day'),
      view: ['3:00 PM', ended, '5:00 PM'],
      run: waitsUntil('16:59'),
    },
    {
      title: 'Declare close result 345-2',
      say: 'This bet has lost, and the history says so just as clearly.',
      at: paths.biddingHistory,
      view: ['Konkan Day', '₹100', status.lost],
      run: declares('17:11', 'konkan-day', 'close', '345'),
    },
  ],
})

/** What a new player does first: reads, bets, deposits, and wins. */
export const firstMinutes = defineScenario({
  id: 'first-minutes',
  title: 'The first five minutes',
  effect: 'A new player reads how to play, bets, deposits and wins',
  audience: 'operators',
  also: 'onboarding, new player, sign up',
  clock: { time: '14:35' },
  signedInAs: 'new',
  start: '/dashboard',
  script: [
    {
      title: 'Player reads how to play',
      say: 'Whoever is new finds the rules in plain words, one tap from home.',
      at: paths.howToPlay,
      view: [betTypeNames.single],
      run: looks,
    },
    {
      title: 'Player bets ₹50 on open digit 1',
      say: 'The first bet needs nothing but a number and an amount.',
      at: paths.biddingHistory,
      view: ['Konkan Day', '₹50', status.pending],
      ...placeBetAs('new', 'konkan-day', 'single', 'open', '1', 50),
    },
    {
      title: 'Player requests a deposit of ₹500 by UPI',
      say: 'To play for more, the player pays by UPI and sends the request.',
      at: paths.walletStatement,
      view: ['₹500', status.pending],
      ...deposits(500, '1', { persona: 'new' }),
    },
    {
      title: 'Approve deposit of ₹500',
      say: 'Your staff check the payment, and the balance goes up.',
      at: paths.walletStatement,
      view: ['₹500', status.approved],
      run: decides('approveFundRequest', 'fundRequest', {}, 'new'),
    },
    {
      title: 'Declare open result 146-1',
      say: 'And a few minutes later, the first bet has won.',
      at: paths.winningHistory,
      view: ['Konkan Day', '₹500'],
      run: declares('15:11', 'konkan-day', 'open', '146'),
    },
  ],
})

/** The open draw of Malwa Day is about to be declared; its close session still takes bets. */
export const betweenSessions = defineScenario({
  id: 'between-sessions',
  title: 'Between sessions',
  effect: 'Open of Malwa Day is over, close still takes bets',
  audience: 'operators',
  clock: { time: '12:35' },
  start: '/game-selection/malwa-day',
  script: [
    {
      title: 'Declare open result 245-1',
      say: 'Players know the open result while close still takes bets.',
      view: ['245-1'],
      run: declares('12:41', 'malwa-day', 'open', '245'),
    },
    {
      title: 'Declare close result 236-1',
      say: 'Both results together make the jodi, and all bets are settled.',
      view: ['245-11-236'],
      run: declares('14:41', 'malwa-day', 'close', '236'),
    },
  ],
})

/** The whole card of Deccan Morning at home. */
const card = (...more: readonly string[]) => ['Deccan Morning', ...more] as const

/** Late in the evening: every market of the day is over. */
export const closedMarket = defineScenario({
  id: 'closed-market',
  title: 'Closed market',
  effect: 'When a market takes bets, to the minute, and what it says once it’s over',
  audience: 'operators',
  also: 'market closed, late, deadline, too late',
  clock: { time: '22:30' },
  start: '/dashboard',
  script: [
    {
      title: 'Player taps a closed market',
      say: 'The day is over. A closed market still opens, but takes no bet and says why.',
      at: gameSelectionPath('deccan-morning'),
      view: [marketLabelText['market-closed']],
      run: looks,
    },
    {
      title: 'Midnight: a new day begins',
      say: 'At midnight, every market is ready for the new day by itself.',
      view: card('9:30 AM', '10:30 AM'),
      run: ({ clock }) => clock.set(startOfDay(addDays(clock.now(), 1))),
    },
    {
      title: 'Skip to one minute before Deccan Morning opens',
      say: 'The first market of the day takes bets until its opening time.',
      view: card('9:30 AM', '10:30 AM'),
      run: waitsUntil('09:29'),
    },
    {
      title: 'Open has ended, close takes bets',
      say: 'Open is over to the minute, while close still takes bets.',
      view: card('9:30 AM', ended, '10:30 AM'),
      run: waitsUntil('09:30'),
    },
    {
      title: 'Declare open result 589-2',
      say: 'The open result is published, and the card shows it at once.',
      view: card('589-2', '10:30 AM'),
      run: declares('09:41', 'deccan-morning', 'open', '589'),
    },
    {
      title: 'The last minute of close',
      say: 'This is the last minute in which a bet on close is accepted.',
      view: card('589-2', '10:30 AM'),
      run: waitsUntil('10:30'),
    },
    {
      title: 'Market closed',
      say: 'From here on, the market is closed and nobody can bet late.',
      view: card(marketLabelText['market-closed']),
      run: waitsUntil('10:31'),
    },
    {
      title: 'Declare close result 480-2',
      say: 'With the close result, the market’s day is complete.',
      view: card('589-22-480', marketLabelText['market-closed']),
      run: declares('10:41', 'deccan-morning', 'close', '480'),
    },
  ],
})
