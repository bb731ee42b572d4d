import { fireEvent, screen, within } from '@testing-library/react'
import { betPage } from './bet-page.ts'

export const slipAddress = '/bet/single-panna/konkan-day'
type Page = Awaited<ReturnType<typeof betPage>>

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
/** Of money whose outcome isn't known; its code comes after the first screen. */
export const detailsButton = () => screen.findByRole('button', { name: 'Details' })
export const add = () => press('Add another number')
export const slip = () => within(screen.getByRole('region', { name: 'Bet slip' }))
/** Each line as it reads: name and state, without the odds of one that waits. */
export const lines = () =>
  slip()
    .getAllByRole('listitem')
    .map((line) =>
      [...line.querySelectorAll('p')]
        .map(({ textContent }) => textContent)
        .filter((text) => !text.startsWith('Wins about'))
        .join('; '),
    )
export const number = (panna: string) => `${panna} on Konkan Day, Open, ₹100`

/** A page whose slip holds these numbers, ₹100 each. */
export async function slipOf(
  pannas: readonly string[],
  options: Parameters<typeof betPage>[1] = {},
) {
  const page = await betPage(slipAddress, options)
  for (const panna of pannas) {
    page.fill(panna, '100')
    add()
  }
  return page
}
export const refuse = (message: string) => Response.json({ message }, { status: 400 })

/** Answers each bet by its number; what is not named is placed. */
export function answersOf(page: Page, by: Record<string, () => Response | Promise<Response>>) {
  let balance = 12_450
  const requests: string[] = []
  page.answers.placeBet = ({ body }) => {
    const { betNumber, betAmount } = body as { betNumber: string; betAmount: number }
    requests.push(betNumber)
    const own = by[betNumber]
    if (own) return own()
    balance -= betAmount
    return Response.json({ newBalance: balance })
  }
  return requests
}
