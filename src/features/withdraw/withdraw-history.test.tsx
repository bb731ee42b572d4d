import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { down } from '#tests/testing/answers.ts'
import { goOffline } from '#tests/testing/browser.ts'
import { hostile } from '#tests/testing/hostile.ts'
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

test('approved or rejected by staff: the badge follows', async () => {
  const { backend, user } = renderApp('/withdraw-history')
  const more = {
    accountId: 'sample-player',
    amount: 1000,
    method: 'phonepe',
    accountDetails: '5876543210',
  } as const
  const { id } = backend.db.withdrawal.create({ ...more, createdAt: Date.UTC(2026, 10, 20) })
  await cards()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  const [card] = await screen.findAllByRole('article')
  await waitFor(() => expect(screen.getAllByRole('article')[0]?.textContent).toContain('Pending'))
  backend.commands.approveWithdrawal({ withdrawalId: id })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.getAllByRole('article')[0]?.textContent).toContain('Approved'))
  expect(card).toBeTruthy()
})

test('empty: Make First Withdrawal leads to the form §2.94', async () => {
  const { user, path } = renderApp('/withdraw-history', { scenario: 'new-player' })
  expect(await screen.findByText('No withdrawals yet')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Make First Withdrawal' }))
  await waitFor(() => expect(path()).toBe('/withdraw-fund'))
})

test('without a connection a failed refresh only gives the age; with one, Retry reads again', async () => {
  const { user, answers, api } = renderApp('/withdraw-history')
  await cards()
  answers.listWithdrawals = down
  const comeBack = goOffline()
  await api.queryClient.refetchQueries({ queryKey: ['listWithdrawals'] })
  expect(await screen.findByText('Showing data from 1:42 PM.')).toBeTruthy()
  expect(screen.queryByText(/Failed to load withdrawal history/)).toBeNull()
  comeBack()
  const failed = 'Failed to load withdrawal history. Showing data from 1:42 PM.'
  expect(await screen.findByText(failed)).toBeTruthy()
  delete answers.listWithdrawals
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull())
})

test('hostile text, unknown words and unreadable dates are shown as they are', async () => {
  const row = {
    _id: 'w1',
    amount: 100,
    method: 'cheque',
    status: 'held',
    createdAt: 'yesterday',
    accountDetails: { accountNumber: 12_345_678_901, holder: hostile.script },
    transactionId: null,
    remarks: hostile.image,
  }
  const { container } = renderApp('/withdraw-history', {
    answers: { listWithdrawals: () => Response.json({ withdrawals: [row] }) },
  })
  const [card] = await cards()
  expect(card).toContain('held')
  expect(card).toContain('cheque, ends 8901')
  expect(card).toContain('yesterday')
  expect(card).toContain(hostile.image)
  expect(container.querySelector('article :is(script, img)')).toBeNull()
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
