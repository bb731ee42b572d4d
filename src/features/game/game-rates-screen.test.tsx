import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

const show = (options: RenderAppOptions = {}) => renderApp('/game-rates', options)

const rates = {
  singleDigit: { min: 10, max: 95 },
  jodiDigit: { min: 10, max: 950 },
  singlePana: { min: 10, max: 1500 },
  doublePana: { min: 10, max: 3000 },
  triplePana: { min: 10, max: 7000 },
  halfSangam: { min: 10, max: 10_000 },
  fullSangam: { min: 10, max: 100_000 },
}

const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name} `) }))

describe('/game-rates', () => {
  test('lists each type’s range, its odds and the return per ₹100 §2.29 §3.12', async () => {
    show({ answers: { getGameRates: () => Response.json(rates) } })
    await row('Single Digit')
    const table = within(screen.getByRole('table', { name: 'Game Rates' }))
    // As they are read: with large text, each fact also has its column's head beside it.
    const lines = [
      'Bet type Odds Average return per ₹100',
      'Single Digit ₹10 pays ₹95 1 in 10 ₹95',
      'Jodi ₹10 pays ₹950 1 in 100 ₹95',
      'Single Panna ₹10 pays ₹1,500 1 in 158 ₹94.77',
      'Double Panna ₹10 pays ₹3,000 1 in 375 ₹80.07',
      'Triple Panna ₹10 pays ₹7,000 1 in 6,061 ₹11.55',
      'Half Sangam ₹10 pays ₹10,000 1 in 1,583 ₹63.18',
      'Full Sangam ₹10 pays ₹1,00,000 1 in 25,052 ₹39.91',
    ]
    expect(table.getAllByRole('row')).toEqual(lines.map((name) => table.getByRole('row', { name })))
    expect(document.title).toBe('Game Rates · Ank')
  })

  test('says that none is set for a type without a rate, or for all', async () => {
    const { singleDigit } = rates
    const { unmount } = show({
      answers: { getGameRates: () => Response.json({ singleDigit, jodiDigit: null }) },
    })
    expect((await row('Jodi')).getByText('Not set')).toBeTruthy()
    expect((await row('Single Digit')).getByText('₹10 pays ₹95')).toBeTruthy()
    expect(screen.getAllByText('Not set')).toHaveLength(6)
    unmount()
    show({ answers: { getGameRates: () => Response.json({}) } })
    expect(await screen.findByText('No game rates set.')).toBeTruthy()
  })
})
