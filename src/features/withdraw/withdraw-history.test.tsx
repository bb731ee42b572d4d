import { screen, waitFor } from '@testing-library/react'
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
