import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { isProgramInstalled } from '../../scripts/lib/programs/programs.ts'
import { wideTabs } from '../testing/checks/legible.ts'
import { startJourneyBackend } from '../testing/host/journey-backend.ts'
import { needs } from '../testing/needs.ts'
import { player, type Browser } from './phone.ts'
import { copyBuild, release } from './site.ts'
import { startChromium103, startChromium109, startFirefox } from './start.ts'
import { startWebKit } from './webkit.ts'

// The package of the old Chromium has programs for this kind of machine.
const runsPackages = process.platform === 'linux' && process.arch === 'x64'
/**
 * The oldest Chrome that we promise (docs/decisions/0001-versions.md), the last on Windows 7 and 8, and
 * two that aren’t Chrome.
 */
const browsers: Record<string, { start: () => Promise<Browser>; isHere: () => boolean }> = {
  'Chromium 103': { start: startChromium103, isHere: () => runsPackages },
  'Chromium 109': { start: startChromium109, isHere: () => runsPackages },
  Firefox: { start: startFirefox, isHere: () => isProgramInstalled('firefox-esr') },
  WebKitGTK: {
    start: startWebKit,
    isHere: () => isProgramInstalled('WebKitWebDriver') && isProgramInstalled('Xvfb'),
  },
}

/** A bet of each form: its path, the label of its field, what is typed, and what is sent. */
const bets = [
  ['single-digit', 'Digit', '7', { betType: 'single', betNumber: '7' }],
  ['jodi', 'Jodi', '57', { betType: 'jodi', betNumber: '57' }],
  ['single-panna', 'Panna', '128', { betType: 'singlePanna', betNumber: '128' }],
  ['double-panna', 'Panna', '112', { betType: 'doublePanna', betNumber: '112' }],
  ['triple-panna', 'Panna', '777', { betType: 'triplePanna', betNumber: '777' }],
  ['half-sangam', 'Half sangam', '5123', { betType: 'halfSangam', betNumber: '5-123' }],
  ['full-sangam', 'Full sangam', '123456', { betType: 'fullSangam', betNumber: '123-456' }],
] as const

/** In a page: whether this version of the app keeps the answer of an operation on the phone. */
async function keptBy(version: string, operation: string): Promise<boolean> {
  const settled = async (request: IDBRequest) => {
    await new Promise((resolve) => request.addEventListener('success', resolve))
    return request.result
  }
  const database: IDBDatabase = await settled(indexedDB.open('ank.last-known'))
  const store = [...database.objectStoreNames][0] ?? ''
  const items = await settled(database.transaction(store).objectStore(store).getAll())
  database.close()
  return (items as { id: string }[]).some(
    ({ id }) => id.startsWith(`${version} `) && id.includes(operation),
  )
}

/** In a page: the colour between the page and the dialog over it. */
const behindDialog = () => {
  const dialog = document.querySelector('dialog[open]')
  return dialog && getComputedStyle(dialog, '::before').backgroundColor
}

/** In a page: the size of the largest digits of all boards. */
const sizeOfDigits = () =>
  Math.max(
    ...[...document.querySelectorAll('[data-digits]')].map((each) =>
      Number.parseFloat(getComputedStyle(each).fontSize),
    ),
  )

/** In a page: how far the middle of the first time bar's needle is from the middle of its rail, in px. */
const offsetOfNeedle = () => {
  const needle = document.querySelector('.time-needle')
  const [of, rail] = [needle, needle?.parentElement].map((each) => each?.getBoundingClientRect())
  return of && rail ? Math.abs(of.top + of.height / 2 - rail.top - rail.height / 2) : null
}

/** In a page: whether each part of the balance on its card stands right of the one before. */
const isBalanceOnOneLine = () => {
  const parts = [...document.querySelectorAll('main section.on-slate p + p span > span')]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return (
    boxes.length > 2 && boxes.every(({ left }, index) => left >= (boxes[index - 1]?.right ?? 0) - 1)
  )
}

// In a page.
const doubleTextSize = () => void (document.documentElement.style.fontSize = '200%')
const usualTextSize = () => void (document.documentElement.style.fontSize = '')

/** In a page: asks for a release now and again, since the browser's own look may have begun before it. */
const lookForRelease = () => {
  const look = () =>
    navigator.serviceWorker.ready.then((worker) => worker.update()).catch(() => undefined)
  void look()
  setInterval(() => void look(), 5_000)
}

for (const [name, { start, isHere }] of Object.entries(browsers)) {
  test(`a player’s day on ${name}`, async ({ browserName: _ }, info) => {
    test.slow()
    needs(name, isHere())
    const folder = info.outputPath('site')
    await copyBuild(folder, { upgrades: name !== 'WebKitGTK' })
    const {
      origin,
      scenarioSession,
      close: closeBackend,
    } = await startJourneyBackend('live', 'regular-day', folder, true)
    const browser = await start()
    const { sees, press, type, reads, closed, arrives, open: openAt } = player(browser)
    const open = (path: string) => openAt(origin + path)
    const calls = (operation: string) =>
      (scenarioSession?.backend.log.list() ?? []).filter((call) => call.operation === operation)
    try {
      info.annotations.push({ type: 'version', description: browser.version })

      await open('/auth')
      await type('Mobile number', '5876543210')
      await type('Password', 'play123')
      await browser.press('Enter')
      await arrives('Konkan Day')
      await sees('link', 'Balance ₹12,450')
      await expect.poll(() => browser.run(sizeOfDigits), 'a row’s digits, in px').toBe(15)

      // Before any page was left: WebKitGTK answers no update() any more once a page was left whose
      // registration was on its way.
      const hasWorker = () =>
        browser.run(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))
      await expect.poll(() => hasWorker().catch(() => false), { timeout: 90_000 }).toBe(true)
      release(folder)
      await browser.run(lookForRelease)
      await press('button', 'Update')
      const version = () =>
        browser.run(() => document.querySelector('meta[name="version"]')?.getAttribute('content'))
      await expect.poll(() => version().catch(() => '')).toBe('next')
      await arrives('Konkan Day')

      await browser.run(doubleTextSize)
      await expect.poll(() => browser.run(wideTabs), 'tabs with text twice as large').toEqual([])
      await browser.run(usualTextSize)

      await press('button', 'Menu')
      await sees('button', 'Sign Out')
      expect(await browser.run(behindDialog), 'darker behind the menu').toMatch(
        /^(rgba\((?!0, 0, 0, 0\))|rgb\(|color\(|oklab\()/,
      )
      await press('button', 'हिन्दी')
      await press('button', 'मेन्यू')
      await press('button', 'English')
      await arrives('Konkan Day')
      await sees('button', 'Menu')

      await open('/game-selection/konkan-day')
      await arrives('Select Game Type')
      await expect.poll(() => browser.run(sizeOfDigits), 'a board’s digits, in px').toBe(30)
      expect(await browser.run(offsetOfNeedle), 'the needle on its rail').toBeLessThan(1)

      for (const [path, label, typed, sent] of bets) {
        const before = calls('placeBet').length
        await open(`/bet/${path}/konkan-day`)
        await type(label, typed)
        await type('Amount', '10')
        await press('button', /^Place Bet/)
        await expect.poll(() => calls('placeBet').length, path).toBe(before + 1)
        await reads(/Bet placed successfully!/)
        expect(calls('placeBet').at(-1)?.request, path).toMatchObject({ ...sent, betAmount: 10 })
      }

      await open('/starline-gaming')
      await press('button', /^Play Game, 2:00 PM/)
      await press('button', '1')
      await type('Amount', '10')
      await press('button', 'Place Bet')
      await reads(/Bet placed successfully!/)

      await open('/game-chart/konkan-day')
      await arrives(/Konkan Day/)
      await reads(/\d{3}-\d{2}-\d{3}/)

      for (const [path, heading] of [
        ['/bidding-history', 'Bidding History'],
        ['/winning-history', 'Winning History'],
        ['/starline-history', 'Starline History'],
        ['/wallet-statement', 'Wallet Statement'],
        ['/withdraw-history', 'Withdraw History'],
      ] as const) {
        await open(path)
        await arrives(heading)
      }

      // Shorter than the screen, and nevertheless as high.
      await open('/wallet')
      await arrives('Wallet')
      expect(
        await browser.run(
          () => (document.querySelector('.page-frame')?.clientHeight ?? 0) >= innerHeight,
        ),
      ).toBe(true)

      await open('/bidding-history')
      await press('button', /^Filters/)
      await sees('dialog', 'Filters')
      await browser.press('Escape')
      await closed()

      await open('/add-fund')
      await type('Amount to add', '500')
      await press('button', 'Show QR code')
      await sees('img', /^QR code that pays/)
      await press('button', 'I’ve paid')
      await closed()
      await sees('region', 'Your last request')
      expect(calls('createFundRequest')[0]?.request).toMatchObject({
        amount: 500,
        paymentMethod: 'QR',
      })

      await open('/withdraw-fund')
      await press('radio', /^Bank/)
      await type('Points to withdraw', '1000')
      await press('button', 'Withdraw')
      await sees('button', /Request sent/)

      await open('/wallet')
      await sees('region', 'Balance')
      await browser.run(doubleTextSize)
      await expect
        .poll(() => browser.run(isBalanceOnOneLine), 'the balance in one piece')
        .toBe(true)
      await browser.run(usualTextSize)

      await open('/dashboard')
      await arrives('Konkan Day')
      // By this version: what an older one has kept isn’t read.
      for (const operation of ['getAuthProfile', 'listGames']) {
        await expect.poll(() => browser.run(keptBy, 'next', operation)).toBe(true)
      }
      // Nothing answers any more: what is kept on the phone opens.
      await closeBackend()
      await open('/dashboard')
      await sees('heading', 'Konkan Day')
      await sees('link', /^Balance/)
      expect(await browser.run(() => sessionStorage.getItem('loud'))).toBeNull()
    } finally {
      await writeFile(info.outputPath('end.png'), await browser.picture())
      await browser.close()
      await closeBackend()
    }
  })
}
