import { screen, within } from '@testing-library/react'
import type { Bet } from '#api/schemas/bet.ts'
import { friday } from '#mocks/testing/test-backend.ts'
import { manyBets } from '../bets/bets.ts'
import { renderApp } from '../render-app.tsx'

/** A host that lists these bets. */
export const listing = (bets: readonly Bet[]) => ({ listMyBets: () => Response.json({ bets }) })

/** A history of these bets, the sample player signed in. */
export const openBets = (bets: readonly Bet[], path = '/bidding-history') =>
  renderApp(path, { answers: listing(bets) })

/** A history of so many bets, the newest placed on Friday, 1:42 PM. */
export const openMany = (count: number, path?: string) => openBets(manyBets(count, friday), path)

/** The cards on screen. */
export const cards = () =>
  within(screen.getByRole('list', { name: 'Bets' })).getAllByRole('article')

/** What a tile shows. */
export const tile = (label: string) =>
  screen.getByText(label).closest('div')?.querySelector('dd')?.textContent

/** The result line, once it's settled. */
export const line = (text: string) => screen.findAllByText(text)
