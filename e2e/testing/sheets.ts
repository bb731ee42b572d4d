import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { players } from '#mocks/seed/players.ts'
import { storedMoneyKey } from '#money/storage/stored-money.ts'
import { doubledBet } from '#tests/testing/bets/doubled-bet.ts'
import { expect, type JourneyControl } from '../fixtures.ts'
import { betForm, openReceiptWhenThere } from './pages/bet-form.ts'
import { depositForm, withdrawForm } from './pages/money.ts'
import { standInForPaymentApp } from './pages/payment-app.ts'
import { starline } from './pages/starline.ts'
import { ready } from './ready.ts'

/** Milliseconds, longer than the time between two polls of the games. */
const nextPoll = 61_000

/** Opens the sheet that a file of the client renders over a screen. Returns its locator. */
export type Opener = (page: Page, control: JourneyControl) => Promise<Locator>

const tsx = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name))

const componentOf = (path: string) =>
  basename(path, '.tsx').replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) =>
    letter.toUpperCase(),
  )

const rendersOneOf = (components: readonly string[]) => {
  const openingTag = new RegExp(`<(${components.join('|')})\\b`)
  return (path: string) => openingTag.test(readFileSync(path, 'utf8'))
}

/** The sheets of `src/ui`, by the names of their files: 'still-sheet.tsx' is StillSheet. */
const sheetFiles = tsx('src/ui').filter((path) => /(^|-)(sheet|drawer)\.tsx$/.test(basename(path)))
/** Parts of `src/ui` that render one of those sheets: whoever uses them shows a sheet too. */
const withSheet = tsx('src/ui').filter(rendersOneOf(sheetFiles.map(componentOf)))
const rendersSheet = rendersOneOf([...sheetFiles, ...withSheet].map(componentOf))

/** Every file outside of `src/ui` that renders a sheet or a drawer. */
export const filesWithSheets: readonly string[] = ['src/app', 'src/features']
  .flatMap(tsx)
  .filter(rendersSheet)

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function deposit(page: Page, control: JourneyControl) {
  await standInForPaymentApp(page)
  await control.open('/add-fund')
  return depositForm(page)
}

async function placeStarlineBet(page: Page, control: JourneyControl): Promise<void> {
  await control.open('/starline-gaming')
  const { sheet, play, pick, submit } = starline(page)
  await play('2:00 PM')
  await pick('Number', '1')
  await pick('Quick amounts', '₹500')
  await submit.click()
  await expect(sheet).toBeHidden()
}

async function openFirstBet(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  return dialog(page, 'Details')
}

/** How to open each file's sheet; a test compares it with the files. */
export const sheets: Record<string, Opener> = {
  'src/app/shell/side-menu.tsx': async (page, control) => {
    await control.open('/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toContainText('Sign Out')
    return page.getByRole('dialog')
  },
  'src/app/shell/open-money.tsx': async (page, control) => {
    await control.open('/bet/single-digit/konkan-day')
    await control.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await control.fault({ operation: 'listMyBets', fault: { kind: 'network' } })
    await betForm(page).fill('7', '100')
    await betForm(page).submit.click()
    await expect(page.getByText('Checking your ₹100 bet on Konkan Day…')).toBeVisible()
    await page.getByRole('button', { name: 'Details' }).click()
    return page.getByRole('dialog')
  },
  'src/app/shell/doubled-money.tsx': async (page, control) => {
    await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
      storedMoneyKey('placeBet', players.sample.mobileNumber),
      JSON.stringify([doubledBet]),
    ] as const)
    await control.open('/dashboard')
    await page.getByRole('button', { name: 'Details' }).click()
    return dialog(page, 'It may have gone through twice')
  },
  'src/app/watch/reality-check.tsx': async (page, control) => {
    const safePlay = { until: await control.now(), run: 15 * 60_000, check: 15 }
    await page.addInitScript(
      (stored) => localStorage.setItem('ank.play', stored),
      JSON.stringify(safePlay),
    )
    await control.open('/dashboard')
    return dialog(page, 'Time for a break?')
  },
  'src/features/safe-play/safe-play-screen.tsx': async (page, control) => {
    await control.open('/safe-play')
    await page.getByRole('button', { name: '1 week' }).click()
    return dialog(page, 'Take a break')
  },
  'src/features/bet/game-strip.tsx': async (page, control) => {
    await control.open('/bet/jodi')
    await page.getByRole('button', { name: /^Choose a game/ }).click()
    return dialog(page, 'Choose a game')
  },
  'src/features/bet/placement/placed-bet.tsx': async (page, control) => {
    await control.open('/bet/single-panna/konkan-day')
    await betForm(page).fill('128', '100')
    await openReceiptWhenThere(page)
    await betForm(page).submit.click()
    return dialog(page, 'Bet receipt')
  },
  'src/features/starline/bet/bet-form-sheet.tsx': async (page, control) => {
    await control.open('/starline-gaming')
    await starline(page).play('2:00 PM')
    await starline(page).submit.click()
    await expect(page.getByText('Please enter a valid bet number')).toBeVisible()
    return starline(page).sheet
  },
  'src/features/starline/bet/placed-bet.tsx': async (page, control) => {
    await placeStarlineBet(page, control)
    await page.getByRole('button', { name: /^1 on Starline Two/ }).click()
    return dialog(page, 'Bet receipt')
  },
  'src/features/history/starline/starline-history-screen.tsx': async (page, control) => {
    await control.open('/starline-history')
    return openFirstBet(page)
  },
  'src/features/history/bets/bet-history.tsx': async (page, control) => {
    await control.open('/bidding-history')
    return openFirstBet(page)
  },
  'src/features/history/toolbar.tsx': async (page, control) => {
    await control.open('/bidding-history')
    await page.getByRole('button', { name: 'Filters' }).click()
    return dialog(page, 'Filters')
  },
  'src/features/wallet/edit-profile.tsx': async (page, control) => {
    await control.open('/wallet')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    return dialog(page, 'Edit Profile')
  },
  'src/features/deposit/qr-sheet.tsx': async (page, control) =>
    (await deposit(page, control)).showQr('2000'),
  'src/features/bet/slip/slip-receipt.tsx': async (page, control) => {
    await control.open('/bet/single-digit/konkan-day')
    await openReceiptWhenThere(page)
    for (const name of ['1', '5']) await page.getByRole('button', { name, exact: true }).click()
    await betForm(page).amount.fill('10')
    await page.getByRole('button', { name: 'Place 2 bets' }).click()
    return dialog(page, '2 bets placed')
  },
  'src/features/withdraw/confirmed-withdrawal.tsx': async (page, control) => {
    await control.open('/withdraw-fund')
    await withdrawForm(page).fill('5000', /^Bank/)
    await withdrawForm(page).submit.click()
    return page.locator('.still-sheet')
  },
  'src/features/dashboard/result-sheet/win-sheet.tsx': async (page, control) => {
    await placeStarlineBet(page, control)
    await page.getByRole('button', { name: 'Done' }).click()
    await ready(page)
    await control.clock.moveTo('14:05')
    await control.command('declareStarline', { gameId: 'starline-14', pana: '128' })
    await control.clock.letPass(nextPoll)
    return page.getByRole('region', { name: 'You won ₹5,000' })
  },
}
