import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { amountText } from '#tests/testing/amount-text.ts'
import { heldAnswer, refusedAnswer } from '#tests/testing/answers.ts'
import {
  fillWithdrawal,
  methodChoice,
  openWithdraw,
  withdrawalAmount,
  withdrawalSubmitted,
  withdrawButton,
} from '#tests/testing/pages/withdraw-page.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

describe('the form', () => {
  test('has saved methods only, accounts masked, presets, hours, and what will be left of the balance §2.84-2.86 §2.88 §2.90 §2.92 §9.32', async () => {
    const app = await openWithdraw()
    const bank = await methodChoice(/^Bank/)
    expect(bank.closest('label')?.textContent).toBe('BankDeccan Example Bank, ••••\u00a04821')
    expect((await methodChoice(/^PhonePe/)).closest('label')?.textContent).toBe('PhonePe•••• 3210')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(document.body.textContent).not.toContain('123400004821')
    expect(screen.getByRole('link', { name: 'History' })).toHaveProperty(
      'pathname',
      '/withdraw-history',
    )
    screen.getByRole('img', { name: 'Withdrawal hours 6:00 AM to 9:10 AM. Closed now.' })
    screen.getByText('We’ll review requests sent now from 6:00 AM tomorrow.')
    // Only once: the button only has what a request would leave.
    expect(screen.getAllByText('Balance')).toHaveLength(1)
    expect(screen.queryByText('Balance after')).toBeNull()
    await fillWithdrawal(app, '5000')
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('₹12,450')
    screen.getByText('Balance after')
    screen.getByText(amountText('₹7,450'))
    for (const rupees of ['500', '1,000', '2,000', '5,000', '10,000', '15,000']) {
      await app.user.click(screen.getByRole('button', { name: `₹${rupees}` }))
      expect(await withdrawalAmount()).toHaveProperty('value', rupees.replace(',', ''))
    }
  })

  test('quick amounts that would be refused are quiet, and a tap says why', async () => {
    const { user } = await openWithdraw()
    await methodChoice(/^Bank/)
    const classes = ['₹500', '₹1,000', '₹15,000'].map(
      (name) => screen.getByRole('button', { name }).className,
    )
    expect(classes.map((className) => className.includes('bg-sunken text-ink3'))).toEqual([
      true,
      false,
      true,
    ])
    await user.click(screen.getByRole('button', { name: '₹500' }))
    expect(screen.getAllByText('Minimum withdrawal amount is ₹1000')).not.toEqual([])
    await user.click(screen.getByRole('button', { name: '₹15,000' }))
    expect(screen.getAllByText('Insufficient balance')).not.toEqual([])
    await user.click(screen.getByRole('button', { name: '₹1,000' }))
    expect(screen.queryByText('Insufficient balance')).toBeNull()
    // Once it's sent, the empty form isn't wrong.
    await user.click(await methodChoice(/^Bank/))
    await user.click(withdrawButton())
    await waitFor(async () => expect(await withdrawalAmount()).toHaveProperty('value', ''))
    expect(screen.queryByText('Please enter withdrawal amount')).toBeNull()
  })

  test('a bank without its IFSC code isn’t offered; a single method isn’t preselected §5.45', async () => {
    const { api, user } = await openWithdraw({
      answers: {
        getUserProfile: () =>
          Response.json({
            user: {
              name: 'Asha',
              mobileNumber: '5876543210',
              balance: 5000,
              bankDetails: {
                accountHolderName: 'Asha',
                accountNumber: '123400004821',
                ifscCode: '',
                bankName: 'State Bank',
              },
              paymentDetails: { paytm: '9820011223' },
            },
          }),
      },
    })
    expect(api.session.state().status).toBe('signed-in')
    expect(await methodChoice(/^Paytm/)).toHaveProperty('checked', false)
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    await user.type(await withdrawalAmount(), '1000')
    await user.click(withdrawButton())
    expect(await screen.findAllByText('Please select a withdrawal method')).toHaveLength(1)
  })

  test('no method saved: a button for each form, and the rule when pressed §2.89', async () => {
    const { user, calls } = await openWithdraw({ scenario: 'new-player' })
    const links = await Promise.all(
      ['Bank', 'PhonePe', 'Google Pay', 'Paytm'].map((name) => screen.findByRole('link', { name })),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/bank',
      '/phonepe',
      '/googlepay',
      '/paytm',
    ])
    await user.type(await withdrawalAmount(), '1000')
    await user.click(withdrawButton())
    expect(await screen.findAllByText('Please select a withdrawal method')).toHaveLength(1)
    expect(calls).not.toContain('requestWithdrawal')
  })

  test.each([
    ['', 'Please enter withdrawal amount'],
    ['999', 'Minimum withdrawal amount is ₹1000'],
    ['12451', 'Insufficient balance'],
  ])('refuses the amount “%s” §5.44 §5.46 §5.47', async (rupees, sentence) => {
    const app = await openWithdraw()
    await app.user.click(await methodChoice(/^Bank/))
    if (rupees !== '') await app.user.type(await withdrawalAmount(), rupees)
    await app.user.click(withdrawButton())
    // Beside the field or, about the balance, in the bar.
    expect(await screen.findAllByText(sentence)).toHaveLength(1)
    const field = await withdrawalAmount()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe(sentence)
    await waitFor(async () => expect(document.activeElement).toBe(await withdrawalAmount()))
    expect(app.calls).not.toContain('requestWithdrawal')
  })

  test('without settings: says so, minimum ₹1000 and the usual window §8.14', async () => {
    renderApp('/withdraw-fund', { answers: { getMainSettings: refusedAnswer(503, {}) } })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load settings')
    screen.getByText('Minimum ₹1,000')
    screen.getByText('6:00 AM to 9:10 AM')
  })

  test('settings loading: nothing is said by default; a press waits for the minimum and is judged by it', async () => {
    const { held, answer } = heldAnswer()
    const app = renderApp('/withdraw-fund', { answers: { getMainSettings: held } })
    await fillWithdrawal(app, '1000')
    await app.user.click(withdrawButton())
    expect(app.calls).not.toContain('requestWithdrawal')
    for (const early of [/Failed to load settings/, /Minimum/, /AM/]) {
      expect(screen.queryAllByText(early)).toEqual([])
    }
    answer({ minimumWithdraw: 1500 })
    expect(await screen.findAllByText('Minimum withdrawal amount is ₹1500')).not.toEqual([])
    expect(app.calls).not.toContain('requestWithdrawal')
  })
})

describe('the window', () => {
  test('on a Sunday the message is shown, the button repeats it and nothing is sent §5.48', async () => {
    const app = await openWithdraw({ scenario: 'sunday-withdrawals' })
    const sentence = 'Withdrawals are closed on Sundays'
    expect(screen.getAllByText(sentence)).toHaveLength(1)
    screen.getByText('Mon, 6:00 AM')
    await app.user.click(withdrawButton())
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    // Nothing that could be corrected would help.
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    await fillWithdrawal(app, '1000')
    await app.user.click(withdrawButton())
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(app.calls).not.toContain('requestWithdrawal')
    app.clock.set(addDays(app.clock.now(), 1))
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    await app.user.click(withdrawButton())
    await waitFor(() => expect(app.toastTexts()).toEqual([withdrawalSubmitted]))
  })

  test('a clock that has jumped to Sunday unnoticed is seen at the press', async () => {
    const app = await openWithdraw()
    await fillWithdrawal(app)
    vi.spyOn(app.clock, 'now').mockReturnValue(addDays(app.clock.now(), 2))
    await app.user.click(withdrawButton())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Withdrawals are closed on Sundays',
    )
    expect(app.calls).not.toContain('listWithdrawals')
    expect(app.calls).not.toContain('requestWithdrawal')
  })
})
