// In place of toMatchAriaSnapshot: docs/decisions/0014-dependencies.md, “Kept by hand”.

import type { Locator, Page } from '@playwright/test'
import { uiMessages as ui } from '#messages/en/app/ui.ts'
import { betMessages as bet } from '#messages/en/bet/bet.ts'
import { starlineMessages as starline } from '#messages/en/market/starline.ts'
import { depositMessages as deposit } from '#messages/en/money/deposit.ts'
import { authMessages as auth } from '#messages/en/player/auth.ts'
import { uiMessages as hindiUi } from '#messages/hi/app/ui.ts'
import { betMessages as hindiBet } from '#messages/hi/bet/bet.ts'
import { starlineMessages as hindiStarline } from '#messages/hi/market/starline.ts'
import { depositMessages as hindiDeposit } from '#messages/hi/money/deposit.ts'
import { authMessages as hindiAuth } from '#messages/hi/player/auth.ts'
import { languages } from '#platform/language/languages.ts'
import { sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'
import { openReceiptWhenThere } from '../../testing/pages/bet-form.ts'
import { ready } from '../../testing/ready.ts'

const words = {
  en: { ui, bet, starline, deposit, auth },
  hi: {
    ui: hindiUi,
    bet: hindiBet,
    starline: hindiStarline,
    deposit: hindiDeposit,
    auth: hindiAuth,
  },
}

type Words = (typeof words)[keyof typeof words]

/** Goes on from a screen to what is met there. */
type Way = (page: Page, words: Words) => Promise<Locator>

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
const screen: Way = async (page) => page.locator('body')
const dialog = (page: Page) => page.getByRole('dialog')

async function fillBet(page: Page, { bet }: Words, number: string, rupees: string): Promise<void> {
  await page.getByRole('textbox', { name: bet.number.label.panna }).fill(number)
  await page.getByRole('spinbutton', { name: bet.amount.label }).fill(rupees)
}

/**
 * What a screen reader meets on a player's ways, by the address where they begin: the name of each
 * transcript, and how it goes on from the one before.
 */
const ways: Record<string, Record<string, Way>> = {
  '/auth': {
    'log-in': screen,
    'sign-up': async (page, { auth }) => {
      await page.getByText(auth.title.signup, { exact: true }).click()
      await expect(page.getByRole('checkbox')).toBeVisible()
      return page.locator('body')
    },
  },
  '/dashboard': {
    home: async (page, words) => {
      // What comes once the page is idle.
      await expect(page.locator('a[href^="/bidding-history?game="]')).toBeVisible()
      await expect(page.getByRole('listitem', { name: /\d.*\d/ }).first()).toBeVisible()
      return screen(page, words)
    },
    menu: async (page, { ui }) => {
      await press(page, ui.menu)
      await expect(dialog(page).getByRole('link').nth(15)).toBeVisible()
      return dialog(page)
    },
  },
  [sampleAddress('gameSelection')]: { 'choose-bet': screen },
  [sampleAddress('bet')]: {
    'wrong-bet': async (page, words) => {
      await fillBet(page, words, '321', '5')
      await press(page, words.bet.place)
      await expect(page.getByRole('alert').first()).toBeVisible()
      return page.locator('body')
    },
    receipt: async (page, words) => {
      await fillBet(page, words, '128', '100')
      await openReceiptWhenThere(page, words.bet.receipt.open)
      await press(page, words.bet.place)
      await expect(dialog(page).getByText(words.bet.receipt.confirmed)).toBeVisible()
      return dialog(page)
    },
  },
  '/starline-gaming': {
    starline: async (page, { starline }) => {
      await press(page, starline.playOf('2:00 PM'))
      return dialog(page)
    },
  },
  '/add-fund': {
    deposit: async (page, { deposit }) => {
      await page.getByRole('spinbutton', { name: deposit.amount }).fill('2000')
      await press(page, deposit.showQr)
      await expect(dialog(page).getByRole('img')).toBeVisible()
      return dialog(page)
    },
  },
  '/withdraw-fund': { withdraw: screen },
  // One day and one bet: the others are told the same way.
  '/wallet-statement': {
    statement: async (page) => {
      await page.locator('summary').click()
      return page.getByRole('region').first()
    },
  },
  '/bidding-history': { 'my-bets': async (page) => page.getByRole('article').first() },
}

/** Names that are the same in any language. */
const known = /^(English|Ank.*|WhatsApp|PhonePe|Google Pay|Paytm|UPI ID|.*@.*)$/

/** What a host or a player wrote in English and a Hindi voice would read. */
const misread = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text
      const isHindi = parentElement?.closest('[lang]')?.getAttribute('lang') === 'hi-IN'
      if (isHindi && parentElement.checkVisibility()) found.push(data)
    }
    return found.filter((text) => /^[^\u0900-\u097F]*[a-z]{3}[^\u0900-\u097F]*$/i.test(text))
  })

for (const language of ['en', 'hi'] as const) {
  test.describe(language, () => {
    test.use({ locale: languages[language].locale })
    for (const [path, transcripts] of Object.entries(ways)) {
      const names = Object.keys(transcripts).map((name) => `${name}.txt`)
      test(`on ${path} a screen reader meets ${names.join(' and ')}`, async ({ page, control }) => {
        await control.open(path, path === '/auth' ? { as: null } : {})
        await ready(page)
        for (const [name, way] of Object.entries(transcripts)) {
          await test.step(`${name}.txt`, async () => {
            const place = await way(page, words[language])
            // Toasts leave after two seconds.
            await page.locator('.toast').evaluateAll((all: HTMLElement[]) => {
              for (const each of all) each.style.display = 'none'
            })
            // The version is the commit's.
            const met = (await place.ariaSnapshot()).replace(/\d+\.\d+\.\d+ \(\w+\)/, '(version)')
            // Also where it's wrong, the next transcript is compared.
            expect.soft(`${met}\n`).toMatchSnapshot([language, `${name}.txt`])
            if (language === 'hi') {
              const unmarked = await misread(place)
              expect
                .soft(
                  unmarked.filter((text) => !known.test(text)),
                  name,
                )
                .toEqual([])
            }
          })
        }
      })
    }
  })
}
