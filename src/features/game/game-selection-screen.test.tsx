import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

const at = (game: string, time?: string) =>
  renderApp(`/game-selection/${game}`, time === undefined ? {} : { now: fridayAt(time) })

const malwa = { _id: 'malwa-day', gameName: 'Malwa Day', openTime: '12:30', closeTime: '14:30' }

/** The seven tiles as they are read: name, then what it pays or why it is closed. */
async function tiles() {
  const list = await screen.findByRole('list', { name: 'Game types' })
  return [...list.querySelectorAll<HTMLElement>('a, button')]
}

describe('/game-selection/:gameId', () => {
  test('seven tiles with what ₹10 pays, each leading to its bet §1.5 §2.11', async () => {
    at('konkan-day')
    await screen.findByText('₹1,20,000')
    const links = await tiles()
    expect(links.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      [expect.stringMatching(/Single Digit₹10 pays ₹100$/), '/bet/single-digit/konkan-day'],
      [expect.stringMatching(/Jodi₹10 pays ₹1,000$/), '/bet/jodi/konkan-day'],
      [expect.stringMatching(/Single Panna₹10 pays ₹1,500$/), '/bet/single-panna/konkan-day'],
      [expect.stringMatching(/Double Panna₹10 pays ₹3,200$/), '/bet/double-panna/konkan-day'],
      [expect.stringMatching(/Triple Panna₹10 pays ₹10,000$/), '/bet/triple-panna/konkan-day'],
      [expect.stringMatching(/Half Sangam₹10 pays ₹12,000$/), '/bet/half-sangam/konkan-day'],
      [expect.stringMatching(/Full Sangam₹10 pays ₹1,20,000$/), '/bet/full-sangam/konkan-day'],
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Select Game Type' })).toBeTruthy()
    expect(
      screen.getByRole('img', { name: /^Open betting ends 3:00 PM, 1 hour 18 minutes left/ }),
    ).toBeTruthy()
  })

  test('a link that says close leads on to forms that begin on close', async () => {
    renderApp('/game-selection/konkan-day?session=close')
    const [first] = await tiles()
    expect(first?.getAttribute('href')).toBe('/bet/single-digit/konkan-day?session=close')
  })

  test('a session ends while the screen is open: only full sangam is closed, and says so §4.17', async () => {
    const { clock, user, toastTexts, path } = at('konkan-day', '14:59')
    expect((await tiles()).map((tile) => tile.tagName).join()).toBe('A,A,A,A,A,A,A')
    act(() => clock.set(fridayAt('15:00')))
    const all = await tiles()
    expect(all.map((tile) => tile.tagName).join()).toBe('A,A,A,A,A,A,BUTTON')
    expect(all[6]?.textContent).toContain('Needs both sessions open')
    // Close can still be bet: only a tap answers with the specified sentence.
    expect(screen.queryByText('Both sessions are closed!')).toBeNull()
    await user.click(all[6] as HTMLElement)
    expect(toastTexts()).toEqual(['Both sessions are closed!'])
    expect(path()).toBe('/game-selection/konkan-day')
    expect(screen.queryByText('Between betting sessions.')).toBeNull()
  })

  test('closed tiles stay buttons that say why §2.128 §4.16', async () => {
    const { user, toastTexts } = at('deccan-morning')
    expect(await screen.findByText('Market Closed')).toBeTruthy()
    const all = await tiles()
    expect(all.every((tile) => tile.tagName === 'BUTTON')).toBe(true)
    expect(screen.getAllByText('All sessions are currently closed.')).toHaveLength(6)
    expect(all[6]?.textContent).toContain('Both sessions are closed!')
    await user.click(all[0] as HTMLElement)
    await user.click(all[6] as HTMLElement)
    expect(toastTexts()).toEqual(['All sessions are closed!', 'Both sessions are closed!'])
  })

  test.each([
    ['13:42', '245-11-236', 'All results have been declared.'],
    ['14:31', '245-11-236', 'Market Closed'],
    // Open is over, and close was declared early.
    ['13:42', '***-*1-236', 'Between betting sessions.'],
  ])('at %s with %s says “%s” §2.125-2.127', async (time, result, sentence) => {
    renderApp('/game-selection/malwa-day', {
      now: fridayAt(time),
      answers: { listGames: () => Response.json([{ ...malwa, result }]) },
    })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
