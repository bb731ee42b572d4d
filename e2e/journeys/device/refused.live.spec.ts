import { paths } from '#paths'
import { expect, test } from '../../fixtures.ts'
import { expectAnnounced } from '../../testing/announcements.ts'
import { leftOnDevice } from '../../testing/checks/left.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { blankPath } from '../../testing/host/site.ts'
import { unsureBalance } from '../../testing/pages/bet-form.ts'
import { callsOf, checkAgain } from '../../testing/pages/money.ts'
import {
  fillBet,
  logInToHome,
  placeBetOnScreen,
  signOutFromHome,
} from '../../testing/pages/play.ts'
import { databaseFaults, denyStorage, fillStorage } from '../../testing/refusals.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

// Whatever a browser refuses: the product can be used, and says what is lost. That nothing loud
// happens is checked by every test.

const refusals = {
  denied: {
    refuse: denyStorage,
    said: 'Your browser lets this site save nothing. A reload signs you out and forgets what we’re still checking: look in your history before you send it again.',
  },
  full: {
    refuse: fillStorage,
    said: 'Your browser didn’t save your login. You’ll need to log in again next time.',
  },
}

for (const [what, { refuse, said }] of Object.entries(refusals)) {
  test(`with storage ${what}, a player learns what will be lost; a bet without an answer is remembered while the tab can keep it, and never sent twice`, async ({
    page,
    control,
    problems,
  }) => {
    problems.allow(brokenLine)
    problems.allow(/beforeunload/)
    await page.goto(blankPath)
    await refuse(page)
    await control.open(paths.auth, { as: null })
    await logInToHome(page)
    await expectAnnounced(page, said)
    const form = await fillBet(page)
    await control.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await control.fault({ operation: 'listMyBets', fault: { kind: 'network' } })
    await form.submit.click()
    await expect.poll(() => callsOf(control, 'placeBet')).toHaveLength(1)
    const checking = page.getByText('Checking your ₹10 bet on Konkan Day… Keep this tab open.')
    await expect(checking).toBeVisible()

    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void (what === 'full' ? dialog.accept() : dialog.dismiss())
    })
    if (what === 'full') {
      await page.reload()
      await expect(page).toHaveURL(paths.auth)
      await logInToHome(page, unsureBalance(page, '₹12,440'))
    } else {
      // Asked, the player stays.
      await page.evaluate(() => location.reload())
    }
    expect(asked).toEqual(['beforeunload'])
    await expect(checking).toBeVisible()
    const again = what === 'full' ? await fillBet(page) : form
    await again.amount.press('Enter')
    await expect(again.submit).toBeHidden()

    await control.clearFaults()
    await checkAgain(page)
    await expectAnnounced(page, 'Bet placed successfully!')
    await expect(checking).toBeHidden()
    expect(await callsOf(control, 'placeBet')).toHaveLength(1)
    // As after any bet, home follows by itself.
    await expect(page).toHaveURL(paths.dashboard)
    await signOutFromHome(page)
  })
}

for (const [what, breakIt] of Object.entries(databaseFaults)) {
  test(`with a database that ${what}, a start without an answer says so and goes on once there is one; a player bets once and signs out`, async ({
    page,
    control,
    problems,
  }) => {
    problems.allow(brokenLine)
    await page.addInitScript(breakIt)
    await page.route('**/api/**', (route) => route.abort())
    await control.open(paths.dashboard)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t reach the server')
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await placeBetOnScreen(page)
    expect(await callsOf(control, 'placeBet')).toHaveLength(1)
    await signOutFromHome(page)
  })
}

test('Sign Out wipes a database even if its connection was lost meanwhile', async ({
  page,
  control,
}) => {
  await page.addInitScript(() => {
    const opened: IDBDatabase[] = []
    Object.assign(window, { loseConnections: () => opened.forEach((each) => each.close()) })
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given)
      request.addEventListener('success', () => opened.push(request.result))
      return request
    }
  })
  await control.open(paths.dashboard)
  const kept = async () => (await leftOnDevice(page)).databases['ank.last-known']
  await expect.poll(kept).toContain('["getUserProfile",{}]')
  await page.evaluate(() => (window as unknown as { loseConnections(): void }).loseConnections())
  await signOutFromHome(page)
  await expect.poll(kept).toEqual([])
})
