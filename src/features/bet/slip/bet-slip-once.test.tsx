import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { down, heldAnswer } from '#tests/testing/answers.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { logInAgain } from '#tests/testing/pages/login.ts'

const address = '/bet/single-panna/konkan-day'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** Each line's number and state. */
const lines = () =>
  within(screen.getByRole('region', { name: 'Bet slip' }))
    .getAllByRole('listitem')
    .map((line) => {
      const [name, state] = line.querySelectorAll('p')
      return `${name?.textContent?.slice(0, 3)} ${state?.textContent}`
    })
const untold = 'Check My bets before you play it again'

/** A slip of 128, 137 and 146 for ₹100 each; the test decides when the first gets its response. */
async function heldSlip() {
  const { held, answer } = heldAnswer()
  const requests: string[] = []
  const page = await betPage(address, {
    answers: {
      placeBet({ body }) {
        requests.push((body as { betNumber: string }).betNumber)
        return requests.length === 1 ? held() : Response.json({ newBalance: 12_250 })
      },
    },
  })
  for (const panna of ['128', '137', '146']) {
    page.fill(panna, '100')
    press('Add another number')
  }
  return { ...page, requests, answer: () => answer({ newBalance: 12_350 }) }
}

test('a double tap sends nothing twice, and nothing can change meanwhile', async () => {
  const page = await heldSlip()
  press('Place 3 bets')
  fireEvent.click(screen.getByText(/^Plac(e 3|ing your) bets/))
  fireEvent.submit(page.amount())
  await waitFor(() => expect(page.requests).toEqual(['128']))
  expect(lines()).toEqual(['128 Placing...', '137 Waiting', '146 Waiting'])
  expect(screen.getByText('Single Panna, 3 bets, ₹300')).toBeTruthy()
  expect([page.number().readOnly, page.amount().readOnly]).toEqual([true, true])
  expect(screen.queryByRole('button', { name: /^Remove|^Clear/ })).toBeNull()
  press('Add another number')
  press('Placing your bets...')
  page.answer()
  await waitFor(() => expect(lines()).toEqual(['128 Placed', '137 Placed', '146 Placed']))
  fireEvent.submit(page.amount())
  expect(page.requests).toEqual(['128', '137', '146'])
})

test('leaving the screen in the middle sends nothing more, and the rest stays', async () => {
  const page = await heldSlip()
  press('Place 3 bets')
  await waitFor(() => expect(page.requests).toEqual(['128']))
  await page.user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(page.path()).toBe('/dashboard'))
  page.answer()
  await waitFor(() => expect(page.toastTexts()).toContain('Bet placed successfully!'))
  await page.user.click(await screen.findByRole('link', { name: /^Play Game, Konkan Day/ }))
  await page.user.click(await screen.findByRole('link', { name: /^Single Panna/ }))
  await screen.findByLabelText('Amount')
  expect(lines()).toEqual([`128 ${untold}`, '137 Waiting', '146 Waiting'])
  expect(page.requests).toEqual(['128'])
  press('Place 2 bets')
  await waitFor(() => expect(page.requests).toEqual(['128', '137', '146']))
})

test('reloading in the middle doesn’t resend what was handed over', async () => {
  const page = await heldSlip()
  press('Place 3 bets')
  await waitFor(() => expect(page.requests).toEqual(['128']))
  page.unmount()
  const again = await betPage(address, {
    answers: { listMyBets: down },
  })
  await waitFor(() =>
    expect(lines()).toEqual(['128 Checking whether it was placed', '137 Waiting', '146 Waiting']),
  )
  const details = await screen.findByRole('button', { name: 'Details' })
  delete again.answers.listMyBets
  fireEvent.click(details)
  press('Check again')
  await waitFor(() => expect(lines()[0]).toBe('128 Not placed: Failed to place bet'))
  expect(again.sent()).toBe(0)
  press('Place 2 bets')
  await waitFor(() => expect(again.placed().map((bet) => bet.betNumber)).toEqual(['137', '146']))
})

test('leaving the app in the middle sends nothing more, even after coming back', async () => {
  const page = await heldSlip()
  press('Place 3 bets')
  await waitFor(() => expect(page.requests).toEqual(['128']))
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => spy.mockRestore())
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  spy.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  page.answer()
  await screen.findByText('You left the app, so we stopped. The bets still waiting weren’t sent.')
  expect(lines()).toEqual(['128 Placed', '137 Waiting', '146 Waiting'])
  expect(page.requests).toEqual(['128'])
})

test('a session that ends in the middle leaves the rest for after the login', async () => {
  const page = await heldSlip()
  page.answers.placeBet = ({ body }) => {
    page.requests.push((body as { betNumber: string }).betNumber)
    return Response.json({ message: 'Please log in' }, { status: 401 })
  }
  press('Place 3 bets')
  await logInAgain(page.user)
  await waitFor(() => expect(page.path()).toBe(address))
  await screen.findByLabelText('Amount')
  expect(lines().slice(1)).toEqual(['137 Waiting', '146 Waiting'])
  expect(lines()[0]).not.toContain('Waiting')
  expect(page.requests).toEqual(['128'])
})
