import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { expectAnnounced } from '../../testing/announcements.ts'
import { leftOnDevice } from '../../testing/checks/left.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { sendLogin, signOutFromHome } from '../../testing/pages/play.ts'

/**
 * All that stays when nobody is signed in, written by hand. None of it says who has been here: the
 * operator's file, the money request that its record in the history must not be taken for another
 * of, the UPI id of the host that it went to, how long the app was on screen today, the player's
 * limits with what they count, and what the host tells anybody.
 */
const local = ['ank.money.createFundRequest', 'ank.payee', 'ank.play', 'ank.safe-play']
const waiting = ['ank.own.waiting-bets', 'ank.own.waiting-starline-bets']
/** Where which bets wait is known once the page is idle. */
const waitsAt = new Map([
  ['/dashboard', 'ank.own.waiting-bets'],
  ['/starline-gaming', 'ank.own.waiting-starline-bets'],
])
const ofEverybody = ['getContactSettings', 'getHowToPlay', 'getMainSettings', 'listBanners'].map(
  (operation) => `["${operation}",{}]`,
)

/** The name of a thing without the mark of the player. */
const unmarked = (key: string) =>
  /^ank\.(money|draft|own|safe-play)\./.test(key) ? key.replace(/\.[0-9a-z]{1,5}$/, '') : key

async function expectNothingLeft(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { databases, ...rest } = await leftOnDevice(page)
      const left = { ...rest, local: rest.local.map(unmarked) }
      const open = databases['ank.public']?.filter((id) => !ofEverybody.includes(id))
      return { ...left, own: databases['ank.last-known'], open, names: Object.keys(databases) }
    })
    .toEqual({
      local,
      session: [],
      cached: [],
      own: [],
      open: [],
      names: ['ank.last-known', 'ank.public'],
    })
}

/** A player who has looked at everything, paid something in, and left something in three forms. */
async function useTheApp(page: Page): Promise<void> {
  const others = ['/wallet', '/withdraw-history', '/enquiry', '/contact-us']
  for (const path of [...waitsAt.keys(), ...others]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const stored = waitsAt.get(path)
    if (stored === undefined) continue
    await expect.poll(async () => (await leftOnDevice(page)).local.map(unmarked)).toContain(stored)
  }
  await page.goto('/add-fund')
  await page.getByLabel('Amount to add').fill('500')
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await page.getByRole('button', { name: 'I’ve paid' }).click()
  await expectAnnounced(page, 'Fund request submitted successfully!')
  await page.getByLabel('Amount to add').fill('700')
  await page.goto('/bank')
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill('998877665544')
  await page.goto('/bet/single-panna/konkan-day')
  await betForm(page).fill('128', '120')
  await expect
    .poll(async () => (await leftOnDevice(page)).databases['ank.last-known'])
    .toContain('["getUserProfile",{}]')
}

test(
  'while someone plays, no key contains a mobile number and nothing stores a payout draft; Sign Out leaves nothing of the player’s in any tab',
  { tag: '@core' },
  async ({ page, context, control }) => {
    await control.open('/dashboard')
    await useTheApp(page)
    const left = await leftOnDevice(page)
    expect(left.local.map(unmarked).toSorted()).toEqual(
      [
        ...local,
        'ank.own.home-games',
        ...waiting,
        'ank.own.waiting-bets-newest',
        'ank.own.waiting-starline-bets-ended',
        'token',
      ].toSorted(),
    )
    expect(left.session.map(unmarked).toSorted()).toEqual([
      'ank.draft.bet.singlePanna',
      'ank.draft.deposit',
      'ank.draft.deposit-sent',
    ])
    expect(left.cached).toEqual([])
    expect(left.databases['ank.last-known']?.join()).not.toMatch(
      /getBankDetails|getPaymentDetails|listMyEnquiries/,
    )
    const everything = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(everything).not.toMatch(/5876543210|998877665544/)

    const other = await context.newPage()
    await other.goto('/add-fund')
    await other.getByLabel('Amount to add').fill('900')
    await expect.poll(async () => (await leftOnDevice(other)).session).not.toEqual([])
    await page.goto('/dashboard')
    await signOutFromHome(page)
    await expect(other).toHaveURL('/auth')
    await expectNothingLeft(page)
    await expectNothingLeft(other)
  },
)

test(
  'a session the host ends leaves nothing else of the player’s either',
  { tag: '@core' },
  async ({ page, control, problems }) => {
    problems.allow(statusLine(401))
    await control.open('/dashboard')
    await useTheApp(page)
    await control.command('endSessions', {})
    // The bet, or a poll that is answered before it and takes the button away.
    const pressed = page.getByRole('button', { name: 'Place Bet' }).click()
    pressed.catch(() => undefined)
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
    await expectNothingLeft(page)

    // The page itself still has what was in the form.
    await sendLogin(page)
    await expect(betForm(page).amount).toHaveValue('120')
  },
)

test('another account finds nothing of the previous player’s', async ({
  page,
  context,
  control,
}) => {
  await control.open('/dashboard')
  await useTheApp(page)
  const other = await context.newPage()
  await other.goto('/add-fund')
  await other.getByLabel('Amount to add').fill('900')

  // The other account's data comes from its own tab.
  await control.open('/dashboard', { as: 'new' })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  for (const tab of [page, other]) {
    await expect.poll(async () => (await leftOnDevice(tab)).session).toEqual([])
  }
})
