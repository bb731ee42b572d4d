import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  amount as depositAmount,
  own as deposits,
  submitted as depositSubmitted,
  openDeposit,
  openQr,
  payByApp,
  press,
} from '#tests/testing/pages/deposit-page.ts'
import {
  openWithdraw,
  send,
  own as withdrawals,
  submitted as withdrawalSubmitted,
} from '#tests/testing/pages/withdraw-page.ts'

const depositSheet = () => screen.findByRole('region', { name: 'Deposit requested' })
const withdrawalSheet = () => screen.findByRole('region', { name: 'Withdrawal requested' })
const steps = (sheet: HTMLElement) =>
  within(within(sheet).getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const anySheet = () => screen.queryByRole('region', { name: /requested$/ })

describe('a deposit that was recorded', () => {
  test('by QR: how much, its reference, where it stands and what comes next, along with the toast', async () => {
    const app = await openDeposit()
    await openQr(app)
    await app.user.click(press('I’ve paid'))
    const sheet = await depositSheet()
    expect(app.said()).toEqual([depositSubmitted])
    const shown = within(sheet)
    expect(sheet.textContent).toContain('₹2,000')
    expect(await shown.findByText(`Ref. ${deposits(app)[0]?.id}`)).toBeTruthy()
    expect(steps(sheet)).toEqual(['Sent, done', 'Checked', 'Added'])
    shown.getByText('We check the payment, then add your points. You can leave this screen.')
    // The sheet with the code is closed, and this one isn't a dialog: the screen can be used.
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(shown.getByRole('heading', { name: 'Deposit requested' }))
    await app.user.click(shown.getByRole('button', { name: 'Done' }))
    expect(anySheet()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Deposit' }))
    screen.getByRole('region', { name: 'Your last request' })
  })

  test('makes way for the next one', async () => {
    const app = await openDeposit()
    await openQr(app)
    await app.user.click(press('I’ve paid'))
    await depositSheet()
    await app.user.type(await depositAmount(), '5')
    expect(anySheet()).toBeNull()
  })

  describe('by UPI app', () => {
    const scrolled: Element[] = []
    afterEach(() => {
      scrolled.length = 0
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    })

    test('makes way for the question on return, which is brought into view', async () => {
      Element.prototype.scrollIntoView = function scrollIntoView() {
        scrolled.push(this)
      }
      const app = await openDeposit()
      await payByApp(app)
      const sheet = await depositSheet()
      within(sheet).getByText(
        'Finish the payment in your UPI app. We add your points once the payment is checked.',
      )
      await waitFor(() => expect(scrolled.length).toBeGreaterThan(0))
      document.dispatchEvent(new Event('visibilitychange'))
      const question = await screen.findByText('Did you finish the payment in your UPI app?')
      expect(anySheet()).toBeNull()
      expect(scrolled.at(-1)?.contains(question)).toBe(true)
      expect(scrolled.at(-1)?.textContent).toMatch(/^Did you finish/)
    })
  })
})

describe('a withdrawal that was recorded', () => {
  test('how much, where to, its reference and where it stands, along with the toast', async () => {
    const app = await openWithdraw()
    await send(app)
    const sheet = await withdrawalSheet()
    expect(app.said()).toEqual([withdrawalSubmitted])
    const shown = within(sheet)
    expect(sheet.textContent).toContain('₹5,000')
    shown.getByText('to Bank')
    expect(await shown.findByText(`Ref. ${withdrawals(app)[0]?.id}`)).toBeTruthy()
    expect(steps(sheet)).toEqual(['Sent, done', 'Checked', 'Paid'])
    shown.getByText('We check the request, then send the money. You can leave this screen.')
    expect(screen.queryByRole('dialog')).toBeNull()
    await app.user.keyboard('{Escape}')
    expect(anySheet()).toBeNull()
    screen.getByRole('region', { name: 'Request sent' })
  })
})

test('an unknown outcome isn’t confirmed', async () => {
  const app = await openDeposit()
  app.backend.faults.next('createFundRequest', { kind: 'lost-answer' })
  app.backend.faults.add({ operation: 'listFundRequests', fault: { kind: 'network' } })
  await payByApp(app)
  await screen.findByText(/^We didn’t get a reply to your ₹2,000 request/)
  expect(anySheet()).toBeNull()
})
