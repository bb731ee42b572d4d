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

async function row(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} is in no list`)
  return within(item)
}

describe('/game-rates', () => {
  test('lists each type’s range, its odds and the return per ₹100 §2.29 §3.12', async () => {
    show({ answers: { getGameRates: () => Response.json(rates) } })
    await row('Single Digit')
    const lines = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.closest('li')?.textContent)
    expect(lines).toEqual([
      'Single Digit₹10 pays ₹95Odds1 in 10Average return per ₹100₹95',
      'Jodi₹10 pays ₹950Odds1 in 100Average return per ₹100₹95',
      'Single Panna₹10 pays ₹1,500Odds1 in 158Average return per ₹100₹94.77',
      'Double Panna₹10 pays ₹3,000Odds1 in 375Average return per ₹100₹80.07',
      'Triple Panna₹10 pays ₹7,000Odds1 in 6,061Average return per ₹100₹11.55',
      'Half Sangam₹10 pays ₹10,000Odds1 in 1,583Average return per ₹100₹63.18',
      'Full Sangam₹10 pays ₹1,00,000Odds1 in 25,052Average return per ₹100₹39.91',
    ])
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
