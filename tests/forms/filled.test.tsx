import { readdirSync, readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operationNames, rowOf } from '#api/table/table.ts'
import { refusedAnswer } from '#tests/testing/answers.ts'
import { playAt } from '#tests/testing/pages/starline.ts'
import { renderApp, type Answers } from '#tests/testing/render-app.tsx'

type App = ReturnType<typeof renderApp>

interface Form {
  file: string
  address: string
  signedOut?: true
  scenario?: 'new-player'
  /** Opens the form, if it isn't there with its screen. */
  open?: (app: App) => Promise<void>
  /** One of its fields. */
  field: string
}

const press = async ({ user }: App, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const startEnquiry = (app: App) => press(app, 'Start New Enquiry')

const forms: Readonly<Record<string, Form>> = {
  login: {
    file: 'auth/login-form.tsx',
    address: '/auth',
    signedOut: true,
    field: 'Mobile number',
  },
  'sign-up': {
    file: 'auth/login-form.tsx',
    address: '/auth',
    signedOut: true,
    open: async ({ user }) => user.click(await screen.findByRole('radio', { name: 'Sign up' })),
    field: 'Confirm password',
  },
  'change of password': {
    file: 'profile/change-password-screen.tsx',
    address: '/change-password',
    field: 'New password',
  },
  'forgotten password': {
    file: 'profile/change-password-screen.tsx',
    address: '/auth/change-password',
    signedOut: true,
    field: 'New password',
  },
  bank: { file: 'payout/payout-screens.tsx', address: '/bank', field: 'Account number' },
  paytm: { file: 'payout/payout-screens.tsx', address: '/paytm', field: 'Paytm mobile number' },
  googlepay: {
    file: 'payout/payout-screens.tsx',
    address: '/googlepay',
    field: 'Google Pay mobile number',
  },
  phonepe: {
    file: 'payout/payout-screens.tsx',
    address: '/phonepe',
    field: 'PhonePe mobile number',
  },
  profile: {
    file: 'wallet/edit-profile.tsx',
    address: '/wallet',
    open: (app) => press(app, 'Edit Profile'),
    field: 'Name',
  },
  deposit: { file: 'deposit/deposit-screen.tsx', address: '/add-fund', field: 'Amount' },
  withdrawal: {
    file: 'withdraw/withdraw-screen.tsx',
    address: '/withdraw-fund',
    field: 'Points to withdraw',
  },
  bet: { file: 'bet/bet-screen.tsx', address: '/bet/jodi/malwa-day', field: 'Amount' },
  'safe play': {
    file: 'safe-play/limits.tsx',
    address: '/safe-play',
    field: 'Deposit limit for a day',
  },
  enquiry: {
    file: 'enquiry/composer.tsx',
    address: '/enquiry',
    scenario: 'new-player',
    open: startEnquiry,
    field: 'Message',
  },
  Starline: {
    file: 'starline/bet/bet-form-sheet.tsx',
    address: '/starline-gaming',
    async open(app) {
      await playAt(app.user, '2:00 PM')
      await press(app, 'Single Pana')
    },
    field: 'Amount',
  },
}

const folder = 'src/features'
test('every form of the client is one of them', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  )
  const withForm = files.filter((file) =>
    /<(Saved)?Form\b/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  const covered = new Set(Object.values(forms).map(({ file }) => file))
  expect(withForm.length).toBeGreaterThan(5)
  expect(withForm.filter((file) => !covered.has(file))).toEqual([])
})

/** Every write is refused, so that a form keeps what stands in it. */
const refused: Answers = Object.fromEntries(
  operationNames
    .filter((operation) => rowOf(operation).method !== 'GET')
    .map((operation) => [operation, refusedAnswer(400, { message: 'Not today' })]),
)

type TextField = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: Element) =>
  [...form.querySelectorAll<TextField>('input, textarea')].filter(
    ({ type, readOnly }) => !['radio', 'checkbox', 'submit', 'hidden'].includes(type) && !readOnly,
  )

/** What a field may be filled with. */
function sampleFor({ type, name }: TextField): string {
  if (type === 'number') return '500'
  if (type === 'tel') return '9820011223'
  if (type === 'email') return 'asha@ank.example'
  if (/password/i.test(name)) return 'secret12'
  if (/account(number)/i.test(name)) return '998877665544'
  if (name === 'ifscCode') return 'HDFC0001234'
  return name === '' ? '12' : 'Asha Rao'
}

/** As an extension of a browser does: React doesn't see it. */
function fillSilently(field: TextField): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const setter = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set
  setter?.call(field, sampleFor(field))
}

const ways: Readonly<Record<string, (fields: readonly TextField[]) => void>> = {
  'without an event': (fields) => fields.forEach(fillSilently),
  'with change alone': (fields) => {
    for (const field of fields) fillSilently(field)
    for (const field of fields) fireEvent.change(field)
  },
  'without an event, and one is typed into': (fields) => {
    for (const field of fields) fillSilently(field)
    const [first] = fields
    if (first) fireEvent.input(first, { target: { value: sampleFor(first) } })
  },
}

const cells = Object.entries(forms).flatMap(([name, form]) =>
  Object.keys(ways).map((way) => ({ name, way, ...form })),
)

test.each(cells)('$name filled $way: all of it counts', async (cell) => {
  const { address, signedOut, scenario, open, field, way } = cell
  const options = { ...(signedOut && { as: null }), ...(scenario && { scenario }) }
  const app = renderApp(address, { answers: refused, ...options })
  if (open) await open(app)
  const one = (await screen.findAllByLabelText(field, { exact: false })).find((each) =>
    each.matches('input, textarea'),
  )
  const form = one?.closest('form') as HTMLFormElement
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  const fields = fieldsOf(form)
  expect(fields.length).toBeGreaterThan(0)
  ways[way]?.(fields)
  await act(async () => form.requestSubmit())
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  expect(fields.map((each) => each.value)).toEqual(fields.map(sampleFor))
})
