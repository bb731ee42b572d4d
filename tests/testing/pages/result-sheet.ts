import { screen } from '@testing-library/react'

/** The sheet that says what was won. */
export const wonSheet = () => screen.findByRole('region', { name: /^You won/ })
export const anyWonSheet = () => screen.queryByRole('region', { name: /^You won/ })

/** The line that says that bets lost; it opens no sheet. */
export const findResultLine = () => screen.findByRole('region', { name: 'Result' })

/** The texts of live regions that mention a result. */
export const announcedResults = () =>
  [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
    .map(({ textContent }) => textContent)
    .filter((text) => /result|won|win/i.test(text))
