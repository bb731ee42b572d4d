import { betTypeList } from '#domain/bet/bet-types.ts'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible, expectNoSideScroll } from '../../support/accessible.ts'
import { addressOf, needsPlayer, screens } from '../../support/addresses.ts'
import { brokenWords, clippedText, doubleText } from '../../support/legible.ts'
import { betForm, openReceiptWhenDrawn } from '../../support/pages/bet-form.ts'
import { statusLine } from '../../support/problems.ts'
import { ready } from '../../support/ready.ts'

// What is judged here is the same in the demo; its own tools have a journey of their own.

// Every rule for every element, twice: long lists take their time on a busy machine.
test.slow()

test.describe('every screen', () => {
  for (const name of screens) {
    const path = addressOf(name)

    test(`${path} breaks no rule, light or dark, and fits a small phone`, async ({
      page,
      stage,
    }) => {
      await stage.open(path, needsPlayer(name) ? {} : { as: null })
      await ready(page)
      await expect(page).toHaveURL(path)
      await expectAccessible(page)
      await expectNoSideScroll(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSideScroll(page)
      expect(await clippedText(page)).toEqual([])
      expect(await brokenWords(page)).toEqual([])
    })

    test(`${path} can be read with text twice as large`, async ({ page, stage }) => {
      await doubleText(page)
      await stage.open(path, needsPlayer(name) ? {} : { as: null })
      await ready(page)
      await expect(page).toHaveURL(path)
      await expectNoSideScroll(page)
      expect(await clippedText(page)).toEqual([])
      expect(await brokenWords(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSideScroll(page)
      expect(await brokenWords(page)).toEqual([])
    })
  }
})

test.describe('every bet form', () => {
  for (const { path } of betTypeList) {
    test(`of ${path} breaks no rule, empty and with every error`, async ({ page, stage }) => {
      await stage.open(`/bet/${path}`)
      await ready(page)
      await betForm(page).submit.click()
      await expect(page.getByText('Please select a game')).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSideScroll(page)
    })
  }
})

test.describe('what opens over a screen', () => {
  test('the side menu', async ({ page, stage }) => {
    await stage.open('/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toContainText('Sign Out')
    await expectAccessible(page)
  })

  test('the Starline bet, empty and with every error', async ({ page, stage }) => {
    await stage.open('/starline-gaming')
    await page.getByRole('button', { name: /^Play Game, 2:00 PM/ }).click()
    const sheet = page.getByRole('dialog', { name: '2:00 PM Starline' })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Place Bet' }).click()
    await expect(sheet.getByText('Please enter a valid bet number')).toBeVisible()
    await expectAccessible(page)
  })

  test('the list of games and the receipt', async ({ page, stage }) => {
    await stage.open('/bet/jodi')
    await page.getByRole('button', { name: /^Choose a game/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Choose a game' })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /^Konkan Day/ }).click()
    await betForm(page).fill('42', '100')
    await openReceiptWhenDrawn(page)
    await betForm(page).submit.click()
    await expect(page.getByRole('dialog', { name: 'Bet receipt' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('with nothing to show', () => {
  test.use({ scenario: 'new-player' })

  for (const path of [
    '/bidding-history',
    '/winning-history',
    '/wallet-statement',
    '/withdraw-history',
    '/withdraw-fund',
    '/enquiry',
  ]) {
    test(`${path} breaks no rule`, async ({ page, stage, problems }) => {
      // Who never wrote has no enquiry.
      if (path === '/enquiry') problems.allow(statusLine(404))
      await stage.open(path)
      await ready(page)
      await expectAccessible(page)
    })
  }
})

test.describe('for a player who is not active', () => {
  test.use({ scenario: 'inactive-user' })

  test('the dashboard breaks no rule', async ({ page, stage }) => {
    await stage.open('/dashboard')
    await ready(page)
    await expectAccessible(page)
  })
})
