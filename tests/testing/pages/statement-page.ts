import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderApp, type Answers } from '../render-app.tsx'
import { funds, statementBets, statementStarlineBet, withdrawals } from './statement-rows.ts'

export const starlinePage = (list: object[], current = 1, pages = 1) =>
  Response.json({
    success: true,
    data: {
      bets: list,
      summary: { totalBets: 1, totalBetAmount: 10, totalWinAmount: 0, netProfitLoss: -10 },
      pagination: { current, pages, total: list.length, limit: 100 },
    },
  })

export const hosted = (): Answers => ({
  listFundRequests: () => Response.json({ requests: funds }),
  listWithdrawals: () => Response.json({ withdrawals }),
  listMyBets: () => Response.json({ bets: statementBets }),
  listStarlineBets: () => starlinePage([statementStarlineBet('s1', 'lost', 8)]),
})
export const open = (answers: Answers = {}, path = '/wallet-statement') =>
  renderApp(path, { answers: { ...hosted(), ...answers } })

export const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
export const words = () => rows().map((row) => row.textContent.replaceAll('\u00a0', ' '))
export const tile = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent
export const tab = (name: string) => screen.getByRole('tab', { name })
export const sums = () =>
  [...screen.getByRole('region', { name: 'Your sums' }).querySelectorAll('dd')].map(
    ({ textContent }) => textContent,
  )
export const openSums = (user: UserEvent) => user.click(screen.getByText('Your sums'))
export const loaded = () => screen.findByText('Starline Single Pana 123')
