import { appMessages } from '#messages/en/app/app.ts'
import { errorPageMessages } from '#messages/en/app/error-pages.ts'
import { statusMessages } from '#messages/en/app/status.ts'
import { authMessages } from '#messages/en/player/auth.ts'
import { enquiryMessages } from '#messages/en/player/enquiry.ts'
import { profileMessages } from '#messages/en/player/profile.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { baseSeed } from '#mocks/seed/base.ts'
import { players } from '#mocks/seed/players.ts'
import { paths } from '#paths'
import { defineScenario } from '../define-scenario.ts'
import { asksForPassword, placeBetAs, signsIn, signsInAsAdmin, writes } from '../gestures.ts'
import { decides, declares, inTurn, looks, staff } from '../steps.ts'

const { names: status } = statusMessages

/** Somebody who has just signed up: empty histories, no payout account, the house's play money. */
export const newPlayer = defineScenario({
  id: 'new-player',
  title: 'New player',
  effect: 'Empty histories, ₹1,000 of play money',
  audience: 'players',
  also: 'empty, sign up, first visit',
  signedInAs: 'new',
  start: '/dashboard',
  script: [
    {
      title: 'Add ₹500 of play money',
      say: 'Money from the house is in the wallet at once.',
      at: paths.wallet,
      view: ['₹1,500'],
      run: staff('addPlayMoney', { accountId: 'new-player', amount: 500 }),
    },
  ],
})

/** Not enough money for much: ₹640. */
export const lowBalance = defineScenario({
  id: 'low-balance',
  title: 'Low balance',
  effect: 'Balance ₹640',
  audience: 'players',
  also: 'insufficient, no money, too little',
  start: '/bet/jodi/konkan-day',
  seed: (now) => balanceOf640(now),
  script: [
    {
      title: 'Add ₹500 of play money',
      say: 'The form knows the new balance without being reloaded.',
      view: ['₹1,140'],
      run: staff('addPlayMoney', { accountId: 'sample-player', amount: 500 }),
    },
  ],
})

/** The base seed with the difference to ₹640 taken by the house: the ledger still adds up. */
function balanceOf640(now: number) {
  const seed = baseSeed(now)
  const entries = seed.ledgerEntry ?? []
  const balance = entries
    .filter((entry) => entry.accountId === 'sample-player')
    .reduce((sum, entry) => sum + entry.amount, 0)
  const adjustment = {
    accountId: 'sample-player',
    amount: 640 - balance,
    kind: 'adjustment',
    note: 'Set for this scenario',
    at: now,
  } as const
  return { ...seed, ledgerEntry: [...entries, adjustment] }
}

/** An account that was switched off: results and charts only. */
export const inactiveUser = defineScenario({
  id: 'inactive-user',
  title: 'Inactive user',
  effect: 'Results only: no balance, no play, no money',
  audience: 'support',
  also: 'blocked, banned, switched off',
  signedInAs: 'inactive',
  start: '/dashboard',
  script: [
    {
      title: 'Activate the player',
      say: 'An account that was switched off only shows results. Staff can switch it on again.',
      view: ['Konkan Day', '3:00 PM', '5:00 PM'],
      run: staff('activateUser', { accountId: 'inactive-player' }),
    },
    {
      title: 'Add ₹500 of play money',
      say: 'The player now has a balance again.',
      view: ['₹1,500'],
      run: staff('addPlayMoney', { accountId: 'inactive-player', amount: 500 }),
    },
    {
      title: 'Player bets ₹100 on jodi 12',
      say: 'And can bet like anyone else.',
      at: paths.biddingHistory,
      view: ['Konkan Day', '₹100', status.pending],
      ...placeBetAs('inactive', 'konkan-day', 'jodi', 'open', '12', 100),
    },
    {
      title: 'Deactivate the player',
      say: 'If the account is switched off again, new bets are no longer possible.',
      view: [appMessages.inactive],
      run: staff('deactivateUser', { accountId: 'inactive-player' }),
    },
    {
      title: 'Declare 146-12-345: bets still pay out',
      say: 'But a bet that was placed still pays out: nobody loses a win.',
      at: paths.winningHistory,
      view: ['Konkan Day', '₹10,000'],
      run: inTurn(
        declares('17:11', 'konkan-day', 'open', '146'),
        declares('17:11', 'konkan-day', 'close', '345'),
      ),
    },
  ],
})

/** An administrator has no business in the player app. */
export const adminUser = defineScenario({
  id: 'admin-user',
  title: 'Admin user',
  effect: 'An admin is sent to the admin site',
  audience: 'developers',
  also: 'administrator',
  signedInAs: 'admin',
  start: '/dashboard',
  script: [
    {
      title: 'An admin opens the app',
      say: 'An admin sees no wallet and no market here, only the way to the admin site.',
      view: [errorPageMessages.adminTitle],
      hasNoEffectOnScreen: true,
      gestures: signsInAsAdmin,
      run: looks,
    },
  ],
})

/** A new password is only a request; an administrator decides. */
export const passwordChange = defineScenario({
  id: 'password-change',
  title: 'Password change',
  effect: 'A new password is requested, rejected, requested again and approved',
  audience: 'support',
  also: 'forgot password, login',
  start: '/change-password',
  script: [
    {
      title: 'Player asks for “monsoon7”',
      say: 'A new password is only a request until somebody has checked it.',
      view: [profileMessages.changePassword.intro],
      ...asksForPassword('monsoon7'),
    },
    {
      title: 'Reject it: “monsoon7” doesn’t work',
      say: 'If something looks wrong, staff reject it, and only the old password works.',
      at: paths.auth,
      view: [serverMessages.wrongCredentials],
      gestures: [
        { staff: decides('rejectPasswordChange', 'passwordChange') },
        ...signsIn('monsoon7', serverMessages.wrongCredentials),
      ],
      run: decides('rejectPasswordChange', 'passwordChange'),
    },
    {
      title: 'Player asks for “konkan88”',
      say: 'The player signs in as before, and asks again.',
      view: [profileMessages.changePassword.intro],
      ...asksForPassword('konkan88'),
    },
    {
      title: 'Approve it: “konkan88” works from now on',
      say: 'Once it’s approved, the new password works at once.',
      at: paths.wallet,
      view: [players.sample.name],
      gestures: [
        { staff: decides('approvePasswordChange', 'passwordChange') },
        ...signsIn('konkan88', authMessages.loggedIn),
      ],
      run: decides('approvePasswordChange', 'passwordChange'),
    },
    {
      title: 'Sign the player out',
      say: 'And staff can sign the player out on every device.',
      at: paths.auth,
      view: [authMessages.sessionEnded],
      run: staff('endSessions', { accountId: players.sample.id }),
    },
  ],
})

/** The host ends the session during use: back to the login, and then to the same screen. */
export const sessionExpired = defineScenario({
  id: 'session-expired',
  title: 'Session expired',
  effect: 'Session ends while in use',
  audience: 'developers',
  also: 'login, logged out, signed out, 401',
  start: '/wallet',
  script: [
    {
      title: 'End the session',
      say: 'If a session ends, the player logs in and is back on the same screen.',
      at: paths.auth,
      view: [authMessages.sessionEnded],
      run: staff('endSessions', { accountId: players.sample.id }),
    },
  ],
})

/** Support has closed the conversation; a new one can be started. */
export const enquiryClosed = defineScenario({
  id: 'enquiry-closed',
  title: 'Enquiry closed',
  effect: 'Support has closed the conversation',
  audience: 'support',
  also: 'chat, support, help',
  start: '/enquiry',
  seed(now) {
    const seed = baseSeed(now)
    const enquiry = (seed.enquiry ?? []).map((row) => ({ ...row, status: 'closed' as const }))
    return { ...seed, enquiry }
  },
  script: [
    {
      title: 'Player starts a new enquiry',
      say: 'The player writes to support without leaving the app.',
      view: ['4821 7730'],
      ...writes('The bank reference is 4821 7730. Please look again.', { anew: true }),
    },
    {
      title: 'Support replies',
      say: 'The reply appears in the same conversation.',
      view: ['the payment was found'],
      run: decides('answerEnquiry', 'enquiry', {
        message: 'Thank you, the payment was found. ₹500 will be added today.',
      }),
    },
    {
      title: 'Support closes the enquiry',
      say: 'A closed conversation stays readable, and a new one takes one tap.',
      view: [enquiryMessages.closed],
      run: decides('closeEnquiry', 'enquiry'),
    },
  ],
})
