import type { Page } from '@playwright/test'
import { operationNames } from '#api/table/table.ts'
import { patterns, type RouteName } from '#paths'
import { addressOf, needsPlayer, readsOf, screens } from '#tests/testing/addresses.ts'
import {
  endsSession,
  networkFaultNames,
  networkFaults,
  type NetworkFault,
} from '#tests/testing/network-faults.ts'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { breakCalls } from '../../testing/host/faults.ts'
import { countCalls, quiet } from '../../testing/quiet.ts'

/**
 * The fault matrix of what is read: every row of the endpoint table, every screen of the row, and
 * every fault. A screen never goes blank, never shows a bare value, says something or leaves
 * something out, offers a way on, and is itself again once the fault is gone. `npm test` tries
 * the same without a browser, in read-faults.test.tsx.
 */

test.slow()

/** The visible text of the screen, line by line. A screen reader is told what's new a moment later. */
const linesOf = (page: Page): Promise<string[]> =>
  page.locator('#root').evaluate((root: HTMLElement) => {
    const lines = root.innerText.split('\n').filter((line) => line.trim() !== '')
    for (const { innerText } of root.querySelectorAll<HTMLElement>('.sr-only[aria-live]')) {
      const at = lines.lastIndexOf(innerText)
      if (at >= 0) lines.splice(at, 1)
    }
    return lines
  })

/** Nothing is waited for any more; a balance that was never read stays marked. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await quiet(page)
  await expect(page.locator('.skeleton, .spin')).toHaveCount(0)
}

/** What a screen shows only once it is idle. */
const late: Partial<Record<RouteName, readonly string[]>> = { dashboard: ['Next game', 'pending'] }

/** Time in the page passes ten times as fast: the pause before a read is tried again. */
const hasten = (page: Page) =>
  page.addInitScript(() => {
    const slow = window.setTimeout
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms = 0, ...rest: unknown[]) => slow(run, ms / 10, ...rest),
    })
  })

for (const operation of operationNames) {
  const names = screens.filter((name) => readsOf(name).includes(operation))
  if (names.length === 0) continue

  test(`${operation} fails`, { tag: '@all' }, async ({ page, stage, world, problems }) => {
    problems.allow(/Failed to load resource/)
    countCalls(page)
    await hasten(page)
    const signIn = (name: RouteName) =>
      stage.open(addressOf(name), needsPlayer(name) ? {} : { as: null })
    const usual = new Map<RouteName, readonly string[]>()
    for (const name of names) {
      await signIn(name)
      await settle(page)
      for (const text of late[name] ?? []) await expect(page.getByText(text).first()).toBeVisible()
      usual.set(name, await linesOf(page))
    }

    for (const { name, fault } of names.flatMap((name) =>
      networkFaultNames.map((fault) => ({ name, fault })),
    )) {
      const address = addressOf(name)
      const cell = `${address} under ${fault}`
      await test.step(cell, async () => {
        const { waits }: NetworkFault = networkFaults[fault]
        const running = breakCalls(world, operation, fault)
        await page.goto(address)
        await expect.poll(running.met, cell).toBeGreaterThan(0)
        await expect(page.getByRole('heading', { level: 1 }).first(), cell).toBeVisible()
        if (!waits) await settle(page)

        const lines = await linesOf(page)
        expect(lines.join(' '), cell).not.toMatch(/undefined|NaN|\[object|\bnull\b|Invalid Date/)
        expect(lines.length, cell).toBeGreaterThan(1)
        await expect(page.getByText('We couldn’t show this screen'), cell).toHaveCount(0)
        const waysOn = page.locator('a[href]:visible, button:enabled:visible')
        expect(await waysOn.count(), cell).toBeGreaterThan(0)
        // What says so is the same part on every screen.
        if (operation === 'listGames' && name === 'dashboard' && fault === '200 with a page') {
          await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
          await expectAccessible(page)
        }

        running.end()
        const isAtLogin = () => needsPlayer(name) && new URL(page.url()).pathname === patterns.auth
        const ended = needsPlayer(name) && endsSession(operation, fault)
        // A busy machine may still be on its way there.
        await expect.poll(isAtLogin, cell).toBe(ended)
        if (ended) {
          await signIn(name)
        } else {
          const again = page.getByRole('button', { name: /^(Try Again|Retry)$/ })
          const isThere = new URL(page.url()).pathname === address
          // Not a click: a mouse that stays there would keep what the app says on screen.
          if (!waits && isThere && (await again.count()) > 0) await again.first().tap()
          else await page.goto(address)
        }
        await expect
          .poll(() => linesOf(page), { message: cell, intervals: [50, 100] })
          .toEqual(usual.get(name))
      })
    }
  })
}
