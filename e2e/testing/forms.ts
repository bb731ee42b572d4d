import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { JourneyControl } from '../fixtures.ts'
import { betForm } from './pages/bet-form.ts'
import { depositForm, withdrawForm } from './pages/money.ts'
import { starline } from './pages/starline.ts'
import type { WayName } from './ways-in.ts'

/** A field, what a player means to write into it, and what the host must get. */
export interface FieldCase {
  label: string
  text: string
  /** What is entered by each way there is, if not that text by all of them. */
  entered?: Partial<Record<WayName, string>>
  /** The key and value in the body; without a key it stays on the phone. */
  sent: readonly [key: string, value: string | number] | null
}

/** A form of the app and everything that is typed into it. */
export interface FormCase {
  /** The files of the client that render its fields. */
  files: readonly string[]
  signedOut?: boolean
  path: string
  /** Brings the fields up. */
  begin?: (page: Page, control: JourneyControl) => Promise<void>
  /** Chooses what isn't typed. */
  choose?: (page: Page) => Promise<void>
  fields: readonly FieldCase[]
  /** What is refused in the field's place: nothing is sent, and it stays in the field. */
  refused?: readonly { label: string; text: string; sentence: string }[]
  send: (page: Page) => Promise<void>
  /** Where it goes: 'PUT /user/profile'; null for what stays on the phone. */
  call: string | null
}

const tsx = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(folder, name))

/** What a text is typed into; the fields themselves are in `src/ui/form/field`. */
const rendersField = /<(?:\w*Field|DigitCells|textarea)\b(?<!SelectField|SessionField|NumberField)/

/** Every file of the client that renders a field for text. */
export const filesWithFields: readonly string[] = ['src/app', 'src/features', 'src/ui']
  .flatMap(tsx)
  .filter((path) => !path.startsWith('src/ui/form/field/'))
  .filter((path) => rendersField.test(readFileSync(path, 'utf8')))

/** Zero-width space and joiner, the blank of Braille, the filler of Hangul. */
const unseen = '\u200b\u200d\u2800\u3164'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

const mobile = (label: string, key: string): FieldCase => ({
  label,
  text: '98765 43210',
  sent: [key, '9876543210'],
})

/** A day isn't a text: no keyboard composes it, and a picker fills it in. */
const day = (label: string, text: string, keys: string): FieldCase => ({
  label,
  text,
  entered: { keys, filled: text },
  sent: null,
})

/** A number that is never cut to fit: it would be somebody else's. */
const tooLong = (text: string) => ({
  label: 'Mobile number',
  text,
  sentence: 'A mobile number has at most 10 digits',
})

const bet = (path: string, label: string, text: string, number: string): FormCase => ({
  files: ['src/features/bet/number/number-field.tsx', 'src/ui/bet/bet-amount.tsx'],
  path: `/bet/${path}/konkan-day`,
  fields: [
    { label, text, sent: ['betNumber', number] },
    { label: 'Amount', text: '1500', sent: ['betAmount', 1500] },
  ],
  send: (page) => betForm(page).submit.click(),
  call: 'POST /bets',
})

const payoutNumber = (path: string, name: string, key: string, foreign: string): FormCase => ({
  files: ['src/features/payout/payout-screens.tsx'],
  path,
  fields: [mobile(`${name} mobile number`, key)],
  refused: [
    {
      label: `${name} mobile number`,
      text: foreign,
      sentence: 'Please enter a valid 10-digit mobile number',
    },
    {
      label: `${name} mobile number`,
      text: unseen,
      sentence: 'Please enter your mobile number',
    },
  ],
  send: (page) => press(page, 'Save'),
  call: 'PUT /user/payment-details',
})

const newPassword = (path: string, signedOut: boolean): FormCase => ({
  files: ['src/features/profile/change-password-screen.tsx'],
  signedOut,
  path,
  fields: [
    mobile('Mobile number', 'mobileNumber'),
    { label: 'New password', text: 'चाँद 12', sent: ['newPassword', 'चाँद 12'] },
    { label: 'Confirm new password', text: 'चाँद 12', sent: null },
  ],
  // The login and the sign-up have no such rule: they send any number whole.
  refused: [tooLong('+971 50 123 4567')],
  send: (page) => press(page, 'Request change'),
  call: 'PUT /user/change-password',
})

/** Every form of the app. */
export const formCases: Record<string, FormCase> = {
  login: {
    files: ['src/features/auth/login-form.tsx'],
    signedOut: true,
    path: '/auth',
    fields: [
      mobile('Mobile number', 'mobileNumber'),
      { label: 'Password', text: 'play 123', sent: ['password', 'play 123'] },
    ],
    send: (page) => press(page, 'Login'),
    call: 'POST /auth/login',
  },
  'sign-up': {
    files: [
      'src/features/auth/login-form.tsx',
      'src/features/auth/signup-form.tsx',
      'src/features/auth/signup-limit.tsx',
    ],
    signedOut: true,
    path: '/auth',
    async begin(page) {
      await page.getByText('Sign up', { exact: true }).click()
      await page.getByText('Set a deposit limit (optional)').click()
      await page.getByRole('checkbox').check()
    },
    fields: [
      { label: 'Name', text: 'आशा पाटिल', sent: ['name', 'आशा पाटिल'] },
      mobile('Mobile number', 'mobileNumber'),
      { label: 'Password', text: 'play 123', sent: ['password', 'play 123'] },
      { label: 'Confirm password', text: 'play 123', sent: null },
      { label: 'Deposit limit for a day', text: '5000', sent: null },
    ],
    refused: [{ label: 'Name', text: unseen, sentence: 'Name is required' }],
    send: (page) => press(page, 'Sign up'),
    call: 'POST /auth/signup',
  },
  'change of password': newPassword('/change-password', false),
  'forgotten password': newPassword('/auth/change-password', true),
  bank: {
    files: ['src/features/payout/payout-screens.tsx'],
    path: '/bank',
    fields: [
      { label: 'Account holder name', text: 'आशा पाटिल', sent: ['accountHolderName', 'आशा पाटिल'] },
      { label: 'Account number', text: '5010 0234 5648', sent: ['accountNumber', '501002345648'] },
      {
        label: 'Confirm account number',
        text: '501002345648',
        sent: ['confirmAccountNumber', '501002345648'],
      },
      { label: 'IFSC code', text: 'hdfc 0001234', sent: ['ifscCode', 'HDFC0001234'] },
      { label: 'Bank name', text: 'HDFC Bank', sent: ['bankName', 'HDFC Bank'] },
    ],
    refused: [
      {
        label: 'Account holder name',
        text: unseen,
        sentence: 'Please enter account holder name',
      },
    ],
    send: (page) => press(page, 'Save'),
    call: 'PUT /user/bank-details',
  },
  paytm: payoutNumber('/paytm', 'Paytm', 'paytm', '+971 50 123 4567'),
  'Google Pay': payoutNumber('/googlepay', 'Google Pay', 'googlePay', '98765432101'),
  PhonePe: payoutNumber('/phonepe', 'PhonePe', 'phonepe', '+1 415 555 2671'),
  profile: {
    files: ['src/features/wallet/edit-profile.tsx'],
    path: '/wallet',
    begin: (page) => press(page, 'Edit Profile'),
    fields: [
      { label: 'Name', text: 'आशा पाटिल', sent: ['name', 'आशा पाटिल'] },
      { label: 'Email', text: 'asha@example.com', sent: ['email', 'asha@example.com'] },
    ],
    refused: [{ label: 'Name', text: unseen, sentence: 'Name is required' }],
    send: (page) => press(page, 'Save'),
    call: 'PUT /user/profile',
  },
  message: {
    files: ['src/features/enquiry/composer.tsx'],
    path: '/enquiry',
    fields: [{ label: 'Message', text: 'मेरा पैसा कब आएगा?', sent: ['message', 'मेरा पैसा कब आएगा?'] }],
    send: (page) => press(page, 'Send message'),
    call: 'POST /enquiry/user',
  },
  'single digit': bet('single-digit', 'Digit', '7', '7'),
  jodi: bet('jodi', 'Jodi', '57', '57'),
  'single panna': bet('single-panna', 'Panna', '१२८', '128'),
  'double panna': bet('double-panna', 'Panna', '112', '112'),
  'triple panna': bet('triple-panna', 'Panna', '777', '777'),
  'half sangam': bet('half-sangam', 'Half sangam', '5123', '5-123'),
  'full sangam': bet('full-sangam', 'Full sangam', '128345', '128-345'),
  Starline: {
    files: ['src/features/starline/bet/bet-number.tsx', 'src/ui/bet/bet-amount.tsx'],
    path: '/starline-gaming',
    async begin(page) {
      await starline(page).play('2:00 PM')
      await starline(page).pick('Bet type', 'Single Pana')
    },
    fields: [
      { label: 'Number', text: '128', sent: ['betNumber', '128'] },
      { label: 'Amount', text: '1000', sent: ['betAmount', 1000] },
    ],
    send: (page) => starline(page).submit.click(),
    call: 'POST /starline/bets',
  },
  deposit: {
    files: ['src/features/deposit/deposit-screen.tsx'],
    path: '/add-fund',
    fields: [{ label: 'Amount to add', text: '2000', sent: ['amount', 2000] }],
    send: (page) => depositForm(page).byApp.click(),
    call: 'POST /fund-request/create',
  },
  withdrawal: {
    files: ['src/features/withdraw/withdraw-fields.tsx'],
    path: '/withdraw-fund',
    choose: (page) => page.getByRole('radio', { name: /^Bank/ }).check(),
    fields: [{ label: 'Points to withdraw', text: '5000', sent: ['amount', 5000] }],
    send: (page) => withdrawForm(page).submit.click(),
    call: 'POST /withdraw/request',
  },
  limits: {
    files: ['src/features/safe-play/limits.tsx'],
    path: '/safe-play',
    fields: [
      { label: 'Deposit limit for a day', text: '5000', sent: null },
      { label: 'Stake limit for a day', text: '2000', sent: null },
    ],
    async send(page) {
      for (const save of await page.getByRole('button', { name: 'Save' }).all()) await save.click()
    },
    call: null,
  },
  'days of a history': {
    files: ['src/ui/form/day-range.tsx'],
    path: '/bidding-history?range=custom',
    // The same in whichever order this browser asks for day and month.
    fields: [day('From', '2026-10-10', '10102026'), day('To', '2026-11-11', '11112026')],
    send: (page) => page.waitForURL(/from=2026-10-10&to=2026-11-11$/, { timeout: 10_000 }),
    call: null,
  },
}

/** The field of a form with this label. */
export const fieldCalled = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'))
