import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isNamed } from '#domain/text/spoken-name.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { games, sampleGame, showDashboard } from '#tests/testing/pages/dashboard.ts'

// The list asks it for each market that it may show.
vi.mock('#domain/text/spoken-name.ts', { spy: true })
beforeEach(idleAtOnce)

const twelve = Array.from({ length: 12 }, (_, at) =>
  sampleGame({ _id: `g${at}`, gameName: `Market ${at}`, openTime: '12:00', closeTime: '12:30' }),
)

const lookOf = (name: string) =>
  screen.getByRole('radio', { name }).closest('label')?.getAttribute('class')

test('“Open now” looks chosen before the markets are rendered', async () => {
  showDashboard({ answers: games(...twelve) })
  const choice = await screen.findByRole('radio', { name: 'Open now' })
  const chosen = lookOf('All')
  // As in a browser: `act` would render all that follows at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  choice.click()
  await Promise.resolve()
  expect(lookOf('Open now')).toBe(chosen)
  expect(isNamed).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  expect(await screen.findByText('No market found.')).toBeTruthy()
})
