import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { localStore } from '#platform/storage/storage.ts'
import { tokenKey } from '#session/session.ts'
import { down, heldAnswer } from '#tests/testing/answers.ts'
import { catchWindows } from '#tests/testing/browser.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

const settings = (values: object) => ({ getMainSettings: () => Response.json(values) })

async function openMenu(options: RenderAppOptions = {}) {
  const app = renderApp('/dashboard', options)
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const dialog = await screen.findByRole('dialog', { name: 'Menu' })
  const menu = within(dialog)
  await menu.findByRole('button', { name: 'Close' })
  return { ...app, dialog, menu }
}

describe('the side menu', () => {
  test('shows who is signed in, groups the whole map, and says which accounts are saved §2.9 §2.52 §2.53', async () => {
    const { menu, dialog } = await openMenu()
    expect(menu.getByText('Sample Player')).toBeTruthy()
    expect(dialog.textContent).toContain('5876543210')
    expect(menu.getByText('SP')).toBeTruthy()
    const nav = within(menu.getByRole('navigation', { name: 'Menu' }))
    const groups = nav.getAllByRole('region').map((group) => [
      within(group).getByRole('heading', { level: 2 }).textContent,
      within(group)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ])
    expect(groups).toEqual([
      [
        'Wallet',
        ['/wallet', '/add-fund', '/withdraw-fund', '/withdraw-history', '/wallet-statement'],
      ],
      ['Bank Details', ['/bank', '/phonepe', '/googlepay', '/paytm']],
      [
        'More Options',
        [
          '/bidding-history',
          '/winning-history',
          '/starline-history',
          '/starline-chart',
          '/game-rates',
          '/how-to-play',
          '/change-password',
          '/enquiry',
          '/privacy-policy',
          '/safe-play',
        ],
      ],
    ])
    expect(nav.getByRole('link', { name: /^Wallet ?₹12,450$/ })).toBeTruthy()
    const tiles = ['Bank', 'PhonePe', 'Google Pay', 'Paytm'].map(
      (name) => menu.getByText(name).closest('a')?.textContent,
    )
    expect(tiles).toEqual([
      'BankSaved, ends 4821',
      'PhonePeSaved, ends 3210',
      'Google PayNot added',
      'PaytmNot added',
    ])
  })

  test('says neither while the profile is unknown', async () => {
    const { menu } = await openMenu({ answers: { getUserProfile: down } })
    expect(menu.getByText('Sample Player')).toBeTruthy()
    expect(menu.queryByText('Not added')).toBeNull()
    expect(menu.queryByText(/^Saved/)).toBeNull()
  })

  test('of an inactive player has no wallet and no bank §1.20', async () => {
    const { menu } = await openMenu({ scenario: 'inactive-user' })
    const headings = menu.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    expect(headings).toEqual(['More Options'])
    const places = menu.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(places).toContain('/starline-history')
    expect(places).toContain('/enquiry')
  })

  test('closes when it leads somewhere', async () => {
    const { menu, user, path } = await openMenu()
    await user.click(menu.getByRole('link', { name: 'Game Rates' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Game Rates' })).toBeTruthy()
    expect(path()).toBe('/game-rates')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('in the side menu', () => {
  test('Sign Out ends the session and goes to the login §2.54 §4.5 §8.64', async () => {
    const { menu, user, path, toastTexts } = await openMenu()
    await user.click(menu.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
    expect(path()).toBe('/auth')
    expect(toastTexts()).toEqual(['Logged out successfully'])
    expect(localStore.get(tokenKey)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the theme is the phone’s until another is chosen, which is remembered', async () => {
    const theme = () => document.documentElement.dataset.theme
    const { menu, user, unmount } = await openMenu()
    expect(theme()).toBeUndefined()
    await user.click(menu.getByRole('button', { name: 'Dark theme' }))
    expect(theme()).toBe('dark')
    unmount()
    const again = await openMenu()
    await user.click(again.menu.getByRole('button', { name: 'Light theme' }))
    expect([theme(), localStore.get('theme')]).toEqual(['light', 'light'])
  })

  const invited = (link: string) =>
    `https://wa.me/?text=${encodeURIComponent(
      `Check markets, charts and results on Ank. For adults, 18 and over: ${link}`,
    )}`

  test.each([
    [
      'the link of the host',
      settings({ appLink: 'https://app.ank.example' }),
      {},
      'https://app.ank.example',
    ],
    [
      'else that of the build',
      settings({}),
      { appLink: 'https://build.example/' },
      'https://build.example/',
    ],
    ['else the address of the page', { getMainSettings: down }, {}, `${window.location.origin}/`],
  ])('Invite Friends shares %s §1.14 §2.55 §8.65', async (_, answers, config, link) => {
    const windows = catchWindows()
    const { menu, user, calls } = await openMenu({ answers, config })
    await waitFor(() => expect(calls).toContain('getMainSettings'))
    await waitFor(async () => {
      await user.click(menu.getByRole('button', { name: 'Invite Friends' }))
      expect(windows.opened().at(-1)).toEqual([invited(link), '_blank', 'noopener,noreferrer'])
    })
  })

  test('Invite Friends waits for the settings; Rate Us appears with them and opens the app’s link §1.15 §2.56', async () => {
    const windows = catchWindows()
    const { held, answer } = heldAnswer()
    const { menu, user } = await openMenu({
      answers: { getMainSettings: held },
      config: { appLink: 'https://build.example/' },
    })
    await user.click(menu.getByRole('button', { name: 'Invite Friends' }))
    expect(windows.opened()).toEqual([])
    expect(menu.queryByRole('button', { name: 'Rate Us' })).toBeNull()
    answer({ appLink: 'https://app.ank.example' })
    await waitFor(() => expect(windows.opened()[0]?.[0]).toBe(invited('https://app.ank.example')))
    await user.click(await menu.findByRole('button', { name: 'Rate Us' }))
    expect(windows.opened()[1]).toEqual([
      'https://app.ank.example',
      '_blank',
      'noopener,noreferrer',
    ])
  })

  test.each([
    [
      'market://details?id=com.ank.app',
      'https://play.google.com/store/apps/details?id=com.ank.app',
    ],
    ['http://app.ank.example', 'https://app.ank.example'],
  ])('Rate Us opens the store that %s means', async (appLink, opened) => {
    const windows = catchWindows()
    const { menu, user } = await openMenu({ answers: settings({ appLink }) })
    await user.click(await menu.findByRole('button', { name: 'Rate Us' }))
    expect(windows.opened().map(([address]) => address)).toEqual([opened])
  })

  test('Rate Us says so when the link can’t be opened', async () => {
    const windows = catchWindows()
    const { menu, user } = await openMenu({ answers: settings({ appLink: 'javascript:alert(1)' }) })
    await user.click(await menu.findByRole('button', { name: 'Rate Us' }))
    expect(await screen.findByText('We can’t open the link to the app’s store page')).toBeTruthy()
    expect(windows.opened()).toEqual([])
  })
})
