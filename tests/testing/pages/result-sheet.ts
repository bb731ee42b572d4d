import { screen } from '@testing-library/react'

/** The sheet that says what was won. */
export const wonSheet = () => screen.findByRole('region', { name: /^You won/ })
export const anyWonSheet = () => screen.queryByRole('region', { name: /^You won/ })

/** The quiet line about bets that lost. */
export const findResultLine = () => screen.findByRole('region', { name: 'Result' })

/** What live regions say about it, wherever they are. */
export const announced = () =>
  [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
    .map(({ textContent }) => textContent)
    .filter((text) => /result|won|win/i.test(text))
