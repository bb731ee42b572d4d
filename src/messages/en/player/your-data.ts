import type { RequestFields } from '#api/table/table.ts'
import type { StoredName, StoredUntil } from '#platform/storage/keys.ts'
import { authMessages } from './auth.ts'

/** Labels as they stand within a sentence. */
const inSentence = <Labels extends Record<string, string>>(labels: Labels) =>
  Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [key, label.toLowerCase()]),
  ) as Record<keyof Labels, string>

const signup = inSentence(authMessages.fields)
const { mobileNumber, password } = signup
const number = { gameId: 'market', betType: 'bet type', betNumber: 'number', betAmount: 'stake' }
const filters = { status: 'won, lost or open', betType: 'bet type', gameId: 'game' }
const bank = { accountHolderName: 'account holder', accountNumber: 'account number' }

/** The itemised notice of /your-data: what is kept on the phone, and what is sent to the host. */
export const yourDataMessages = {
  title: 'Your data',
  intro: (app: string) => `What ${app} keeps on this phone, and what it sends to the server.`,
  storedTitle: 'Kept on this phone',
  storedIntro:
    'What you’ve just sent and typed, what the server said last, and your choices. Your password isn’t kept, nor are account numbers you’ve typed.',
  itemByItem: 'Item by item',
  until: {
    'sign-out': 'Until you sign out',
    'three-days': 'Until you sign out, three days at most',
    known: 'Until it’s certain what became of it',
    tab: 'Until the tab is closed',
    stays: 'Until you clear this site’s data',
  } satisfies Record<StoredUntil, string>,
  stored: {
    token: 'That you’re logged in',
    theme: 'Light or dark theme',
    'ank.language': 'The language you chose',
    'ank.money.*': 'Bets, deposits and withdrawals you’ve just sent, so that none counts twice',
    'ank.own.home-games': 'The markets home shows first',
    'ank.own.waiting-*': 'Which of your bets wait for a result',
    'ank.last-known': 'What the server said last: your name, number, balance, bets and statement',
    'ank.draft.*': 'What you’ve typed into a form and not sent; closing the tab removes it too',
    'ank.payee': 'The UPI ID you last paid to, to point out a different one',
    'ank.safe-play*': 'Your limits and time-out, and what was staked and deposited each day',
    'ank.public': 'What the server tells everybody: guide, contact, settings, pictures',
    'ank.play': 'How long the app was on screen today, and how often you want a reality check',
    'ank.install.later': 'When you last put off installing the app',
    'loaded-anew': 'That the page was loaded anew because a file was missing',
    'ank.sign-in': 'What you’ve typed at the login, without passwords, while the language changes',
    'shell-*': 'The app’s own files, to start without a connection',
    'ank.demo.*': 'In the demo only: what has happened in it',
  } satisfies Record<StoredName, string>,
  sentTitle: 'Sent to the server',
  sentIntro:
    'Once you’re in, your login goes with each request, except when the app’s settings are read. If the server takes one, a random number goes with each that moves money, so that it counts once. Like any website, the server also sees your network address and the kind of browser. Nothing goes to anybody else, unless you open another app: a payment app is given the amount, the payee and the transaction number.',
  sentFields: 'Sent with what you enter or choose',
  sentOnly: 'Asked without anything you enter',
  withFields: (purpose: string, fields: string) => `${purpose}: ${fields}`,
  sent: {
    login: ['Logs you in', { mobileNumber, password }],
    signup: ['Opens your account', signup],
    getAuthProfile: ['Finds out whose login it is', {}],
    getUserProfile: ['Shows your balance and where withdrawals are paid', {}],
    updateUserProfile: ['Changes your profile', { name: 'name', email: 'email' }],
    changePassword: ['Asks for a new password', { mobileNumber, newPassword: 'new password' }],
    listGames: ['Shows the markets', {}],
    getGameRates: ['Shows the rates', {}],
    listSessionResults: ['Shows the past results of a market', { gameId: 'market' }],
    placeBet: ['Places a bet', { ...number, session: 'open or close', gameDate: 'day' }],
    listMyBets: ['Shows your bets, and whether one was recorded', {}],
    getBankDetails: ['Shows your bank account', {}],
    updateBankDetails: [
      'Saves your bank account',
      { ...bank, confirmAccountNumber: 'the same again', ifscCode: 'IFSC', bankName: 'bank' },
    ],
    getPaymentDetails: ['Shows your payment app numbers', {}],
    updatePaymentDetails: [
      'Saves a payment app number',
      { paytm: 'Paytm number', googlePay: 'Google Pay number', phonepe: 'PhonePe number' },
    ],
    createFundRequest: [
      'Asks for a deposit',
      { amount: 'amount', transactionId: 'transaction number', paymentMethod: 'app or QR code' },
    ],
    listFundRequests: ['Shows your deposits', {}],
    requestWithdrawal: ['Asks for a withdrawal', { amount: 'amount', method: 'where to' }],
    listWithdrawals: ['Shows your withdrawals', {}],
    listStarlineBets: [
      'Shows your Starline bets',
      { ...filters, startDate: 'from', endDate: 'to', page: 'page', limit: 'rows' },
    ],
    placeStarlineBet: ['Places a Starline bet', { ...number, gameId: 'game' }],
    listStarlineGames: ['Shows the Starline games', {}],
    getStarlineGame: ['Shows a Starline game', { gameId: 'game' }],
    getStarlineRates: ['Shows the Starline rates', {}],
    listStarlineResults: ['Shows the past results of a Starline game', { gameId: 'game' }],
    listBanners: ['Shows the pictures on home', {}],
    getMainSettings: ['Shows links, minimum amounts and who deposits are paid to', {}],
    getHowToPlay: ['Shows the guide', {}],
    getContactSettings: ['Shows how to reach support', {}],
    listMyEnquiries: ['Shows your messages to support', {}],
    sendEnquiryMessage: ['Sends a message to support', { message: 'your message' }],
  } satisfies RequestFields<string>,
  deleteTitle: 'Delete it',
  deleteHere:
    'Signing out deletes what is kept until then. To delete everything on this phone, clear this site’s data in the browser’s settings.',
  deleteThere: 'To have your account deleted or corrected, write to support.',
  signOut: 'Sign Out',
  contactUs: 'Contact Us',
} as const
