import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { down } from '#tests/testing/answers.ts'
import { catchWindows, goOffline, idleAtOnce } from '#tests/testing/browser.ts'
import { linksOf, row, showDashboard } from '#tests/testing/pages/dashboard.ts'

describe('shortcuts', () => {
  test('lead to rates, deposit, withdrawal and Starline; WhatsApp opens a chat with the support number, without access to this page §2.6 §2.7 §2.57', async () => {
    const windows = catchWindows()
    const { user } = showDashboard()
    const tiles = within(await screen.findByRole('list', { name: 'Shortcuts' }))
    const names = tiles.getAllByRole('listitem').map((tile) => tile.textContent)
    expect(names).toEqual(['WhatsApp', 'Game Rates', 'Deposit', 'Withdraw'])
    expect(linksOf(tiles)).toEqual(['/game-rates', '/add-fund', '/withdraw-fund'])
    expect(screen.getByRole('link', { name: /^Play Starline/ }).getAttribute('href')).toBe(
      '/starline-gaming',
    )
    await user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(windows.opened()).toHaveLength(1))
    expect(windows.opened()[0]).toEqual([
      'https://wa.me/915000000001',
      '_blank',
      'noopener,noreferrer',
    ])
  })

  test('without a number WhatsApp says so; the build may give one §8.39 §8.66', async () => {
    const windows = catchWindows()
    const answers = { getMainSettings: down }
    const { user, toastTexts, unmount } = showDashboard({ answers })
    await user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(toastTexts()).toEqual(['WhatsApp number not available']))
    unmount()
    const other = showDashboard({ answers, config: { whatsappNumber: '+915000000009' } })
    await other.user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(windows.opened()[0]?.[0]).toBe('https://wa.me/915000000009'))
  })
})

test('the way to the limits stands at the foot, the next Starline game above; no bets are added up', async () => {
  idleAtOnce()
  const { calls } = showDashboard()
  const limits = await screen.findByRole('link', { name: 'See your limits' })
  expect(limits.getAttribute('href')).toBe('/safe-play')
  const left = await screen.findByText('18 min left')
  expect(left.parentElement?.textContent).toBe('Next game 2:00 PM, 18 min left')
  await waitFor(() => expect(calls).toContain('listMyBets'))
  expect(calls.filter((call) => call === 'listStarlineBets').length).toBeLessThanOrEqual(1)
})

/** The banners once the part that moves them has taken the place of the first picture. */
async function findCarousel() {
  await screen.findByRole('button', { name: 'Pause slides' })
  return screen.getByRole('region', { name: 'News' })
}

describe('banners', () => {
  test('show their picture from the host, one at a time; one that can’t be shown leaves its title §2.4 §3.22 §7.13', async () => {
    showDashboard()
    const carousel = await findCarousel()
    const first = within(carousel).getByAltText('Withdrawals run 6:00 AM to 9:10 AM')
    expect(first.getAttribute('src')).toBe(
      'http://ank.test/api/banner-settings/uploads/withdrawals.svg',
    )
    expect(within(carousel).getAllByRole('img')).toHaveLength(1)
    act(() => void first.dispatchEvent(new Event('error')))
    expect(screen.getByText('Withdrawals run 6:00 AM to 9:10 AM')).toBeTruthy()
  })

  test.each([
    ['there are none', () => Response.json({ banners: [] })],
    ['they cannot be loaded', down],
  ])('leave no gap when %s', async (_, listBanners) => {
    const { calls } = showDashboard({ answers: { listBanners } })
    await row('Malwa Day')
    await waitFor(() => expect(calls).toContain('listBanners'))
    await waitFor(() => expect(document.querySelector('main .skeleton')).toBeNull())
    expect(screen.queryByRole('region', { name: 'News' })).toBeNull()
  })
})

describe('an inactive player', () => {
  const reason =
    'Your account isn’t active. You can still see results and charts. Contact support to play again.'

  test('sees results and charts, and why there’s no more §1.19 §1.21 §2.64 §6.5 §6.6', async () => {
    idleAtOnce()
    const { calls } = showDashboard({ scenario: 'inactive-user' })
    const malwa = await row('Malwa Day')
    expect(linksOf(malwa)).toEqual(['/game-chart/malwa-day'])
    expect(malwa.queryByText(/left|Ended/)).toBeNull()
    expect(screen.getAllByText(reason)).toHaveLength(1)
    const tiles = within(screen.getByRole('list', { name: 'Shortcuts' }))
    expect(linksOf(tiles)).toEqual(['/game-rates'])
    expect(tiles.getByRole('button', { name: 'WhatsApp' })).toBeTruthy()
    const hidden = /Balance|Play Game|Play Starline|Deposit|Withdraw$|Wallet/
    expect(screen.queryAllByRole('link', { name: hidden })).toEqual([])
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(linksOf(tabs)).toEqual(['/dashboard', '/how-to-play', '/enquiry'])
    expect(calls).not.toContain('listStarlineGames')
  })

  test('who becomes inactive meanwhile can’t play after the next read', async () => {
    const { backend, user } = showDashboard()
    expect((await row('Malwa Day')).getByRole('link', { name: /^Play Game/ })).toBeTruthy()
    backend.commands.deactivateUser({ accountId: 'sample-player' })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Play Game/ })).toBeNull()
  })
})

test('offline, what was loaded stays and betting steps back; a phone in another time zone is told', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0)
  showDashboard()
  await row('Malwa Day')
  goOffline()
  const malwa = await row('Malwa Day')
  const play = malwa.getByRole('link', { name: 'Play Game, Malwa Day' })
  expect(play.classList.contains('text-ink3')).toBe(true)
  expect(screen.getByText('Connect to place a bet')).toBeTruthy()
  expect(await screen.findByText('Offline. Showing 1:42 PM')).toBeTruthy()
  const line = 'Your phone isn’t on India time. Session times follow your phone’s clock.'
  expect(screen.getByText(line)).toBeTruthy()
})
