import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lost, refusedAnswer } from '#tests/testing/answers.ts'
import { anyConfirmed, stepsIn } from '#tests/testing/pages/confirmed.ts'
import {
  fillWithdrawal,
  methodChoice,
  openWithdraw,
  pendingWithdrawals,
  sendWithdrawal,
  withdrawalAmount,
  withdrawalSubmitted,
  withdrawButton,
} from '#tests/testing/pages/withdraw-page.ts'

/** In the bar, until the next request is typed. */
const receipt = () => screen.findByRole('button', { name: /Request sent/ })

describe('sending', () => {
  test.each([
    ['Bank', 'bank'],
    ['PhonePe', 'phonepe'],
  ])(
    'to %s, outside the hours: recorded, announced, the form emptied, the reference shown §1.9 §2.87 §3.33 §5.49 §7.33 §8.58',
    async (to, id) => {
      const app = await openWithdraw()
      await fillWithdrawal(app, '5000', new RegExp(`^${to}`))
      await app.user.click(withdrawButton())
      await waitFor(() => expect(app.toastTexts()).toEqual([withdrawalSubmitted]))
      const [row] = pendingWithdrawals(app)
      expect(row).toMatchObject({ amount: 5000, method: id })
      const sheet = await screen.findByRole('region', { name: 'Withdrawal requested' })
      expect(sheet.textContent).toContain(`₹5,000to ${to}`)
      expect(await within(sheet).findByText(`Ref. ${row?.id}`)).toBeTruthy()
      expect(stepsIn(sheet)).toEqual(['Sent, done', 'Checked', 'Paid'])
      within(sheet).getByText(
        'We check the request, then send the money. You can leave this screen.',
      )
      expect(screen.queryByRole('dialog')).toBeNull()
      await app.user.keyboard('{Escape}')
      expect(anyConfirmed()).toBeNull()
      expect((await receipt()).textContent).toBe(`₹5,000 to ${to}Request sent. Ref. ${row?.id}`)
      expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
      await app.user.click(await receipt())
      expect(anyConfirmed()).not.toBeNull()
      await app.user.keyboard('{Escape}')
      expect(await withdrawalAmount()).toHaveProperty('value', '')
      expect(screen.queryByText('Please enter withdrawal amount')).toBeNull()
      await waitFor(() =>
        expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('₹7,450'),
      )
    },
  )

  test.each([
    ['its errors', { errors: [{ msg: 'Too much' }, { msg: 'Too late' }] }, 'Too much, Too late'],
    [
      'the host’s own sentence before its errors',
      { message: 'Account is locked', errors: [{ msg: 'Too much' }] },
      'Account is locked',
    ],
    ['ours when it has none', {}, 'Failed to submit withdrawal request'],
  ])('refused: %s, and nothing typed is lost §8.44 §8.45', async (_, body, sentence) => {
    const app = await openWithdraw({ answers: { requestWithdrawal: refusedAnswer(400, body) } })
    await sendWithdrawal(app)
    await waitFor(() => expect(app.toastTexts()).toEqual([sentence]))
    expect(screen.getAllByText(sentence), 'as a toast and in the bar').toHaveLength(2)
    expect(await withdrawalAmount()).toHaveProperty('value', '5000')
    expect(await methodChoice(/^Bank/)).toHaveProperty('checked', true)
  })

  test('two quick presses send once; the history isn’t loaded before §7.42', async () => {
    const app = await openWithdraw()
    await fillWithdrawal(app)
    expect(app.calls).not.toContain('listWithdrawals')
    await app.user.dblClick(withdrawButton())
    await waitFor(() => expect(app.toastTexts()).toEqual([withdrawalSubmitted]))
    const firstRead = app.calls.indexOf('listWithdrawals')
    expect(firstRead).toBeGreaterThan(0)
    expect(firstRead).toBeLessThan(app.calls.indexOf('requestWithdrawal'))
    expect(pendingWithdrawals(app)).toHaveLength(1)
    expect(app.calls.filter((call) => call === 'requestWithdrawal')).toHaveLength(1)
  })

  test('unknown: nothing more is sent, even after a reload, until the host could be asked', async () => {
    const first = await openWithdraw()
    // Reads before sending succeed, reads afterwards fail.
    first.answers.requestWithdrawal = () => {
      first.backend.faults.add({ operation: 'listWithdrawals', fault: { kind: 'network' } })
      return lost()
    }
    await sendWithdrawal(first)
    const sentence = 'Checking your ₹5,000 withdrawal…'
    await screen.findByText(sentence)
    first.unmount()

    const again = await openWithdraw({ answers: { listWithdrawals: lost } })
    await screen.findByText(sentence)
    expect(await withdrawalAmount()).toHaveProperty('value', '5000')
    const check = await screen.findByRole('button', { name: 'Check again' })
    await waitFor(() => expect(check.getAttribute('aria-busy')).toBeNull())
    again.backend.db.withdrawal.create({
      accountId: 'sample-player',
      amount: 5000,
      method: 'bank',
      accountDetails: 'Deccan Example Bank, 123400004821',
      createdAt: again.clock.now(),
    })
    delete again.answers.listWithdrawals
    await again.user.click(check)
    await waitFor(() => expect(again.toastTexts()).toEqual([withdrawalSubmitted]))
    expect(again.calls).not.toContain('requestWithdrawal')
    expect(await withdrawalAmount()).toHaveProperty('value', '')
  })
})
