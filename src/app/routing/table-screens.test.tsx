import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operationNames, rowOf } from '#api/table/table.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

/** Rows that are read, by the screens that they name. */
const readings = operationNames.filter((name) => rowOf(name).method === 'GET')
const screens = new Set(readings.flatMap((name) => rowOf(name).screens))
const addresses = [...screens].filter((screen) => screen.startsWith('/'))

/** An address that the pattern of a screen is found at. */
const addressOf = (screen: string) =>
  screen
    .replace(':type', 'single-panna')
    .replace(':gameId', screen.startsWith('/starline') ? 'starline-16' : 'konkan-day')

// The table says what breaks without a row; a screen that never reads it does not.
test.each(addresses)('%s reads every row that names it', async (screen) => {
  const { calls } = renderApp(addressOf(screen))
  const named = readings.filter((name) => rowOf(name).screens.includes(screen))
  await waitFor(() => expect(named.filter((name) => !calls.includes(name))).toEqual([]))
})
