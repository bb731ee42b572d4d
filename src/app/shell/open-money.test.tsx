import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { MoneyOperation } from '#money/storage/stored-money.ts'
import { down, lost, never, refusedAnswer } from '#tests/testing/answers.ts'
import { fillMoneyForm, moneyForms, press } from '#tests/testing/pages/money-forms.ts'
import { renderApp, type Answers } from '#tests/testing/render-app.tsx'

const whats: Record<MoneyOperation, string> = {
  placeBet: '₹10 bet on Konkan Day',
  placeStarlineBet: '₹10 Starline bet on Starline Nine',
  createFundRequest: '₹500 deposit',
  requestWithdrawal: '₹1,000 withdrawal',
}

/** Nothing can be found out: the outcome stays unknown. */
const noHistory = (): Answers => ({
  listMyBets: down,
  listStarlineBets: down,
  listFundRequests: down,
  listWithdrawals: down,
})

type Answer = () => Response | Promise<Response>

/** Sends it, gets `answer`, loads the page anew on another screen, and opens the strip’s sheet there. */
async function loseAndReload(operation: MoneyOperation, answer: Answer) {
  const sent = renderApp(moneyForms[operation].address, { answers: noHistory() })
  await fillMoneyForm(operation)
  sent.answers[operation] = answer
  await press(moneyForms[operation].send)
  await waitFor(() => expect(sent.calls).toContain(operation))
  // A Starline bet’s sheet says it in its bar, and the screen below in its strip.
  if (answer !== never) await screen.findAllByText(`Checking your ${whats[operation]}…`)
  sent.unmount()
  const page = renderApp('/wallet', { answers: noHistory() })
  await screen.findByText(`Checking your ${whats[operation]}…`)
  await page.user.click(await screen.findByRole('button', { name: 'Details' }))
  return { page, sheet: await screen.findByRole('dialog', { name: 'We don’t know yet' }) }
}

const pageWith = (status: number) => () => new Response('<h1>We’ll be back soon</h1>', { status })

const reasons: readonly (readonly [MoneyOperation, Answer, string, string])[] = [
  ['placeBet', pageWith(502), 'The server reported an error (502).', 'placeBet: server 502'],
  [
    'placeStarlineBet',
    lost,
    'The connection broke before a reply came.',
    'placeStarlineBet: network: TypeError: Failed to fetch',
  ],
  [
    'createFundRequest',
    pageWith(200),
    'The server’s reply couldn’t be read (200).',
    'createFundRequest: malformed 200: not JSON',
  ],
  [
    'requestWithdrawal',
    pageWith(504),
    'The server reported an error (504).',
    'requestWithdrawal: server 504',
  ],
]

describe('after a reload, the sheet says why nobody knows', () => {
  test.each(reasons)('%s', async (operation, answer, reason, technical) => {
    const { page, sheet } = await loseAndReload(operation, answer)
    within(sheet).getByText(reason)
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await page.user.click(within(sheet).getByRole('button', { name: 'Copy for support' }))
    const text = `I sent my ${whats[operation]}, and the app doesn’t know whether it went through. ${reason} Ref.: ${technical}`
    await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringContaining(text)))
    expect(page.toastTexts()).toEqual(['Copied'])
  })

  test('with the host’s own words', async () => {
    const { sheet } = await loseAndReload(
      'createFundRequest',
      refusedAnswer(429, { message: 'Too many requests today' }),
    )
    expect(within(sheet).getByText('Too many requests today')).toBeTruthy()
    within(sheet).getByText('The server reported an error (429).')
  })

  test('a page that was closed before the reply', async () => {
    const { sheet } = await loseAndReload('createFundRequest', never)
    expect(within(sheet).getByText(/^No reply reached the app\./)).toBeTruthy()
  })
})

test('a deposit’s transaction ID goes to support, in the chat too', async () => {
  const { page, sheet } = await loseAndReload('createFundRequest', pageWith(502))
  const written = async () => {
    expect(page.path()).toBe('/enquiry')
    return (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value
  }
  await page.user.click(within(sheet).getByRole('button', { name: 'Ask support' }))
  const once = await written()
  expect(once).toMatch(
    /^I sent my ₹500 deposit, .* Ref\.: createFundRequest: server 502; \d{14,16}$/,
  )
  // Asked again, it isn't written twice.
  await page.user.click(await screen.findByRole('button', { name: 'Details' }))
  await page.user.click(await screen.findByRole('button', { name: 'Ask support' }))
  expect(await written()).toBe(once)
  expect(page.calls).not.toContain('sendEnquiryMessage')
})
