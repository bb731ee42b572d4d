import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { players } from '#mocks/seed/players.ts'
import { storedMoneyKey } from '#money/storage/stored-money.ts'
import { localStore } from '#platform/storage/storage.ts'
import { down } from '#tests/testing/answers.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

vi.mock('#messages/en/money/money.ts', () => import('#messages/hi/money/money.ts'))

const timedOut = {
  id: 'intent-1',
  operation: 'createFundRequest',
  input: { body: { amount: 500, transactionId: '1763600000000123' } },
  note: {},
  before: [],
  balance: 12_450,
  watchedMs: 0,
  said: [],
  why: {
    kind: 'timeout',
    status: null,
    message: 'createFundRequest: timeout',
  },
}

test('in Hindi: why a deposit isn’t known, in the sheet and in what goes to support', async () => {
  const key = storedMoneyKey('createFundRequest', players.sample.mobileNumber)
  localStore.set(key, JSON.stringify([timedOut]))
  const page = renderApp('/wallet', { answers: { listFundRequests: down } })
  await page.user.click(await screen.findByRole('button', { name: 'जानकारी' }))
  const sheet = await screen.findByRole('dialog', { name: 'अभी पता नहीं' })
  within(sheet).getByText('जवाब समय पर नहीं आया।')
  await page.user.click(within(sheet).getByRole('button', { name: 'सपोर्ट से पूछें' }))
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(message.value).toBe(
    '₹500 जमा करने की रिक्वेस्ट मैंने भेजी, पर ऐप को पता नहीं कि वह पहुंची या नहीं। जवाब समय पर नहीं आया। रेफरेंस: createFundRequest: timeout; 1763600000000123',
  )
})
