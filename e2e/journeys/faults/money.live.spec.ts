import type { Locator, Page } from '@playwright/test'
import { rowOf, type OperationName } from '#api/table/table.ts'
import {
  networkFaultNames,
  networkFaults,
  type NetworkFault,
  type NetworkFaultName,
} from '#tests/testing/network-faults.ts'
import { expect, test } from '../../fixtures.ts'
import { breakCalls } from '../../testing/host/faults.ts'
import { blankPath } from '../../testing/host/site.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { withdrawForm } from '../../testing/pages/money.ts'
import { starline } from '../../testing/pages/starline.ts'
import { countCalls } from '../../testing/quiet.ts'

/**
 * The fault matrix of money: every call that moves it under every fault. One tap
 * sends one call, what was typed stays, something is said, and what is said is so: "failed" never
 * of what the host has recorded, "done" never of what it has not.
 */

test.slow()

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

const moneyCalls = [
  'placeBet',
  'placeStarlineBet',
  'createFundRequest',
  'requestWithdrawal',
] as const satisfies OperationName[]

/** How a player sends a call. */
interface Form {
  address: string
  /** What a player sees when the host has said yes. */
  done: RegExp
  /** What a player sees when it certainly came to nothing. */
  failed: RegExp
  /** Opens what must be opened, and types; returns the field. */
  fill(page: Page, turn: number): Promise<[field: Locator, typed: string][]>
  send(page: Page): Promise<void>
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()

async function typeInto(fields: [Locator, string][]): Promise<[Locator, string][]> {
  for (const [field, text] of fields) await field.fill(text)
  return fields
}

/** A different one for each turn. */
const singlePannas = '123 124 125 126 127 128 129 120 134 135 136 137 138 139 130'.split(' ')

const forms: Record<(typeof moneyCalls)[number], Form> = {
  placeBet: {
    address: '/bet/jodi/konkan-day',
    done: /Bet placed successfully!|Open the receipt/,
    failed: /Failed to place bet/,
    async fill(page, turn) {
      const form = betForm(page)
      await form.fill(String(10 + turn), '10')
      return [
        [form.number, String(10 + turn)],
        [form.amount, '10'],
      ]
    },
    send: (page) => betForm(page).submit.click(),
  },
  placeStarlineBet: {
    address: '/starline-gaming',
    done: /Bet placed successfully!/,
    failed: /Failed to place bet/,
    async fill(page, turn) {
      const { play, pick, number, amount } = starline(page)
      await play('9:00 PM')
      await pick('Bet type', 'Single Pana')
      const pana = singlePannas[turn] ?? ''
      return typeInto([
        [number, pana],
        [amount, '10'],
      ])
    },
    send: (page) => starline(page).submit.click(),
  },
  createFundRequest: {
    address: '/add-fund',
    done: /Fund request submitted successfully!/,
    failed: /Failed to create fund request/,
    async fill(page, turn) {
      const amount = page.getByRole('spinbutton', { name: 'Amount to add' })
      await amount.fill(String(500 + turn))
      await page.getByRole('button', { name: 'Show QR code' }).click()
      const sheet = page.getByRole('dialog', { name: 'Scan to pay' })
      await expect(sheet.getByRole('img', { name: /^QR code that pays/ })).toBeVisible()
      return [[amount, String(500 + turn)]]
    },
    send: press('I’ve paid'),
  },
  requestWithdrawal: {
    address: '/withdraw-fund',
    done: /Withdrawal request submitted successfully!/,
    failed: /Failed to submit withdrawal|Failed to create withdrawal/,
    async fill(page, turn) {
      const form = withdrawForm(page)
      await form.fill(String(1000 + turn), /^Bank/)
      return [[form.amount, String(1000 + turn)]]
    },
    send: (page) => withdrawForm(page).submit.click(),
  },
}

/** Rows that answer nothing but yes: an empty answer is one, and so is null. */
const isYes = (operation: OperationName, fault: NetworkFaultName): boolean =>
  rowOf(operation).success.ignoresBody === true &&
  (fault === '200 without a body' || fault === '200 with null')

/** Whatever the page has said since the call was sent, and what it says now. */
async function saidBy(page: Page): Promise<string> {
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
  return `${said}\n${await page.locator('#root').innerText()}`
}

for (const operation of moneyCalls) {
  const form = forms[operation]

  test(`${operation} fails`, async ({ page, stage, world, problems }) => {
    problems.allow(/Failed to load resource/)
    countCalls(page)
    const recorded = async () =>
      (await stage.log()).filter(
        (call) => call.operation === operation && call.status !== null && call.status < 300,
      ).length

    for (const [turn, fault] of networkFaultNames.entries()) {
      const cell = `${operation} under ${fault}`
      await test.step(cell, async () => {
        const { waits, carriedOut }: NetworkFault = networkFaults[fault]
        await page.goto(blankPath)
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        await stage.open(form.address)
        const typed = await form.fill(page, turn)
        const before = await recorded()
        const running = breakCalls(world, operation, fault)
        await form.send(page)
        await expect.poll(running.met, cell).toBe(1)

        if (waits) {
          expect(await saidBy(page), cell).not.toMatch(form.done)
          expect(await saidBy(page), cell).not.toMatch(form.failed)
        } else {
          // Something is said outside the form, whatever it is.
          await expect
            .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.length))
            .toBeGreaterThan(0)
          const said = await saidBy(page)
          const isRecorded = (await recorded()) > before
          expect(isRecorded, cell).toBe(carriedOut)
          if (isRecorded) {
            expect(said, cell).not.toMatch(form.failed)
          } else if (!isYes(operation, fault)) expect(said, cell).not.toMatch(form.done)
          expect(said, cell).not.toMatch(/undefined|NaN|\[object|\bnull\b/)
          const isThere = new URL(page.url()).pathname === form.address
          if (!isRecorded && isThere && !isYes(operation, fault)) {
            for (const [field, text] of typed) await expect(field, cell).toHaveValue(text)
          }
        }
        await expect(page.getByText('We couldn’t show this screen'), cell).toHaveCount(0)

        running.end()
        // The late request is done, and reported.
        if (waits && carriedOut) await expect.poll(() => saidBy(page), cell).toMatch(form.done)
        expect(running.met(), `${cell}: sent once`).toBe(1)
      })
    }
  })
}
