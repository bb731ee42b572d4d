import { expect, test } from '@playwright/test'
import { webServers } from '../../../scripts/lib/programs/programs.ts'
import { needsServer } from '../walk.ts'
import { ordersIn } from './orders.ts'
import {
  expectOneRelease,
  findUpdate,
  forgetSession,
  offerOn,
  openPhone,
  releaseLanguages,
  reopenOffline,
  signInWithToken,
} from './players.ts'
import { serveReleases } from './site.ts'

/**
 * Every order is walked once. What is copied in one sequence is walked behind both servers in both
 * languages, each time with the reload elsewhere.
 */
const turns = webServers
  .flatMap((server) => releaseLanguages.map((language) => ({ server, language })))
  .map((turn, part, { length }) => ({ ...turn, rows: ordersIn(length, part) }))

for (const { server, language, rows } of turns) {
  test.describe(`behind ${server}, ${language}`, () => {
    needsServer(server)

    test('a release copied in any order: every start is one whole build, and it’s offered once it’s whole', async ({
      browser,
    }) => {
      test.setTimeout(600_000)
      const site = await serveReleases(server)
      let page = await openPhone(browser, site.origin, language)
      for (const { name, before, after } of rows) {
        const [old, next] = [site.release(), site.nextRelease()]
        for (const step of before) {
          await site.take(step, next)
          // Files are as they were: what follows is tried on the reloaded server.
          if (step === 'reload') continue
          const when = `${name}, after ${step}`
          const isWhole = step === before.at(-1)
          await expect.poll(() => findUpdate(page), when).toBe(isWhole)
          // The login is quicker to open; what's offered, home says.
          await (isWhole ? signInWithToken(page, site.token) : page.reload())
          await expectOneRelease(page, old, when)
        }
        for (const step of after) await site.take(step, next)
        await offerOn(page, language).click()
        await expectOneRelease(page, next, name)
        page = await reopenOffline(page)
        await expectOneRelease(page, next, `${name}, reopened offline`)
        await page.context().setOffline(false)
        await forgetSession(page)
        site.tidy()
      }
      await site.close()
    })
  })
}
