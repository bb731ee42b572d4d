import { screen, within } from '@testing-library/react'

/** The sheet of a request the host has just recorded. */
export const anyConfirmed = () => screen.queryByRole('region', { name: /requested$/ })

/** The steps a sheet of a request shows. */
export const stepsIn = (sheet: HTMLElement) =>
  within(within(sheet).getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
