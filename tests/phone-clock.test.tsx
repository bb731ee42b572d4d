import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { playAt, sampleStarlineGame, starlineGamesAnswer } from '#tests/testing/pages/starline.ts'
import { renderApp, type Answers, type RecordedCall } from '#tests/testing/render-app.tsx'

/** What the phone's clock shows: 1:42 PM in India on 20 November. */
const now = Date.parse('2026-11-20T08:12:00.000Z')
const line = 'Your phone’s clock is 12 minutes behind.'
/** What the host's clock shows then. */
const late = 'Fri, 20 Nov 2026 08:24:00 GMT'
const right = 'Fri, 20 Nov 2026 08:13:30 GMT'

/** The player's data, with the time at the host. */
const profileAt = (date: () => string): Answers => ({
  getUserProfile: async ({ passOn }: RecordedCall) => {
    const answer = await passOn()
    const headers = { 'content-type': 'application/json', date: date() }
    return new Response(await answer.text(), { headers })
  },
})
const open = (path: string, date: string, answers: Answers = {}) =>
  renderApp(path, { now, answers: { ...profileAt(() => date), ...answers } })

describe('a clock that is 12 minutes behind the host’s is said', () => {
  test.each([
    ['home', '/dashboard'],
    ['the types of a game', '/game-selection/malwa-day'],
    ['a bet', '/bet/single-digit/malwa-day'],
    ['Starline', '/starline-gaming'],
  ])('%s', async (_, path) => {
    open(path, late)
    expect(await screen.findByText(line)).toBeTruthy()
    expect(screen.queryByText(/isn’t on India time/)).toBeNull()
  })

  test('the sheet of a Starline bet', async () => {
    const { user } = open('/starline-gaming', late, starlineGamesAnswer(sampleStarlineGame()))
    await playAt(user, '2:00 PM')
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByText(line)).toBeTruthy()
  })
})

test('on a form it stands in the bar at the bottom, and goes once the clock is right', async () => {
  let date = right
  const { api } = renderApp('/bet/single-digit/malwa-day', { now, answers: profileAt(() => date) })
  const amount = await screen.findByLabelText('Amount')
  await screen.findByText('Balance')
  expect(screen.queryByText(/Your phone’s clock/)).toBeNull()
  date = late
  await act(() => api.queryClient.refetchQueries())
  const said = await screen.findByText(line)
  // After the field in the page: it moves nothing that's above it.
  expect(amount.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(said.closest('.page-footer')).not.toBeNull()
  date = right
  await act(() => api.queryClient.refetchQueries())
  await waitFor(() => expect(screen.queryByText(line)).toBeNull())
})

test('a host that doesn’t say what time it is: nothing is said', async () => {
  renderApp('/bet/single-digit/malwa-day', { now })
  await screen.findByText('Balance')
  expect(screen.queryByText(/Your phone’s clock/)).toBeNull()
})
