import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/testing/render-app.tsx'

const cards = async () => {
  await screen.findAllByRole('article')
  return screen.getAllByRole('article').map((card) => card.textContent)
}

test('cards, newest first, with status, reference and the end of the account only §2.25 §2.93 §3.32', async () => {
  renderApp('/withdraw-history')
  const [first, second, third] = await cards()
  expect(first).toMatch(/3,000Processing/)
  expect(first).toContain('Bank, ends 4821')
  expect(first).toContain('Ref. withdrawal-3')
  expect(second).toMatch(/1,500Rejected/)
  expect(second).toContain('Remarks: The bank returned the payment')
  expect(second).toContain('₹1,500 is back in your balance.')
  expect(third).toMatch(/2,000Completed/)
  expect(third).toContain('PhonePe, ends 3210')
  expect(third).toMatch(/Transaction UTR\d+/)
  expect(document.body.textContent).not.toMatch(/123400004821|5876543210/)
})

test('empty: Make First Withdrawal leads to the form §2.94', async () => {
  const { user, path } = renderApp('/withdraw-history', { scenario: 'new-player' })
  expect(await screen.findByText('No withdrawals yet')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Make First Withdrawal' }))
  await waitFor(() => expect(path()).toBe('/withdraw-fund'))
})

test('a cancelled request took no money; the state of a market isn’t that of a request', async () => {
  const row = { amount: 100, method: 'bank', createdAt: '2026-11-20T05:35:00.000Z' }
  const rows = [
    { ...row, _id: 'w1', status: 'cancelled' },
    { ...row, _id: 'w2', status: 'closed' },
  ]
  renderApp('/withdraw-history', {
    answers: { listWithdrawals: () => Response.json({ withdrawals: rows }) },
  })
  const [cancelled, closed] = await cards()
  expect(cancelled).toMatch(/^rejected, 100 rupees₹100Cancelled/)
  expect(closed).toMatch(/^minus 100 rupees−₹100closed/)
})

const waiting = { _id: 'w1', amount: 2000, method: 'phonepe', accountDetails: '5876543210' }

test.each([
  ['inside the hours', '2026-11-20T03:35:00.000Z', 'Requests are being reviewed now.'],
  ['after them', '2026-11-20T05:30:00.000Z', 'We’ll review it from 6:00 AM tomorrow.'],
  ['before them', '2026-11-19T23:30:00.000Z', 'We’ll review it from 6:00 AM today.'],
  [
    'on the evening before Sunday',
    '2026-11-21T13:30:00.000Z',
    'We’ll review it from 6:00 AM on Monday.',
  ],
  ['on Sunday', '2026-11-22T05:30:00.000Z', 'We’ll review it from 6:00 AM tomorrow.'],
])('a request that waits says when it’s looked at: %s', async (_, now, sentence) => {
  const row = { ...waiting, status: 'pending', createdAt: '2026-11-19T20:00:00.000Z' }
  renderApp('/withdraw-history', {
    now: Date.parse(now),
    answers: { listWithdrawals: () => Response.json({ withdrawals: [row] }) },
  })
  const card = within(await screen.findByRole('article'))
  expect(await card.findByText(sentence)).toBeTruthy()
  const steps = within(card.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Sent, done', 'Checked', 'Paid'])
})

test('asks support about a request with its amount, account, time, status and reference', async () => {
  const { user, path } = renderApp('/withdraw-history')
  const [first] = await screen.findAllByRole('article')
  await user.click(within(first as HTMLElement).getByRole('link', { name: 'Ask support' }))
  await waitFor(() => expect(path()).toBe('/enquiry'))
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(message.value).toMatch(
    /^My withdrawal of ₹3,000 to Bank, ends 4821, sent .+\. Status: Processing\. Ref\. withdrawal-3$/,
  )
})
