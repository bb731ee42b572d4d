import type { Locator, Page } from '@playwright/test'
import type { MoneyOperation } from '#money/storage/kept-money.ts'
import { networkFaults, type NetworkFault } from '#tests/testing/network-faults.ts'
import { expect, test } from '../../fixtures.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { breakCalls } from '../../testing/host/faults.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { callsOf, depositForm, withdrawForm } from '../../testing/pages/money.ts'
import { starline } from '../../testing/pages/starline.ts'

/**
 * Every call that moves money, when the connection breaks or says nothing; tests/money has all other
 * faults too. One tap sends one call, what was typed stays, something is said, and what is said is
 * so: "failed" never of what the host has recorded, "done" never of what it has not.
 */

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

const faults = ['cut', 'lost after it was done', 'silence', 'slow'] as const

/** How a player sends a call. */
interface Form {
  address: string
  /** What a player sees when the host has said yes. */
  done: RegExp
  /** Opens what must be opened, and types; returns the field of an amount. */
  fill(page: Page, rupees: string): Promise<Locator>
  send(page: Page): Promise<void>
}

const forms: Record<MoneyOperation, Form> = {
  placeBet: {
    address: '/bet/jodi/konkan-day',
    done: /Bet placed successfully!/,
    async fill(page, rupees) {
      await betForm(page).fill('42', rupees)
      return betForm(page).amount
    },
    send: (page) => betForm(page).submit.click(),
  },
  placeStarlineBet: {
    address: '/starline-gaming',
    done: /Bet placed successfully!/,
    async fill(page, rupees) {
      const { play, pick, number, amount } = starline(page)
      await play('9:00 PM')
      await pick('Bet type', 'Single Pana')
      await number.fill('128')
      await amount.fill(rupees)
      return amount
    },
    send: (page) => starline(page).submit.click(),
  },
  createFundRequest: {
    address: '/add-fund',
    done: /Fund request submitted successfully!/,
    async fill(page, rupees) {
      await depositForm(page).showQr(rupees)
      return depositForm(page).amount
    },
    send: (page) => depositForm(page).paid.click(),
  },
  requestWithdrawal: {
    address: '/withdraw-fund',
    done: /Withdrawal request submitted successfully!/,
    async fill(page, rupees) {
      await withdrawForm(page).fill(rupees, /^Bank/)
      return withdrawForm(page).amount
    },
    send: (page) => withdrawForm(page).submit.click(),
  },
}

/** Whatever the page has said since it was loaded, and what it says now. */
async function saidBy(page: Page): Promise<string> {
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
  return `${said}\n${await page.locator('#root').innerText()}`
}

for (const operation of Object.keys(forms) as MoneyOperation[]) {
  const { address, done, fill, send } = forms[operation]
  const failed = /Failed to (place|create|submit)/

  for (const name of faults) {
    test(`${operation}: ${name}`, async ({ page, stage, world, problems }) => {
      problems.allow(brokenLine)
      const { waits, carriedOut }: NetworkFault = networkFaults[name]
      await stage.open(address)
      const amount = await fill(page, '1000')
      const running = breakCalls(world, operation, name)
      await send(page)
      await expect.poll(running.met).toBe(1)
      if (waits) {
        expect(await saidBy(page)).not.toMatch(done)
        expect(await saidBy(page)).not.toMatch(failed)
        running.end()
      }
      if (carriedOut) {
        await expect.poll(() => saidBy(page)).toMatch(done)
        expect(await saidBy(page)).not.toMatch(failed)
      } else {
        if (!waits) await expect(page.getByText(/^Checking your ₹1,000 /)).toBeVisible()
        expect(await saidBy(page)).not.toMatch(done)
        await expect(amount).toHaveValue('1000')
      }
      expect(await callsOf(stage, operation)).toHaveLength(carriedOut ? 1 : 0)
      expect(running.met(), 'sent once').toBe(1)
    })
  }
}
