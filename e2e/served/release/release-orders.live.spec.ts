import { expect, test } from '@playwright/test'
import { webServers } from '../../../scripts/lib/programs/programs.ts'
import { needsServer } from '../walk.ts'
import { orders } from './orders.ts'
import {
  expectWhole,
  forgetSession,
  languages,
  look,
  offerOn,
  openPhone,
  reopenOffline,
  signIn,
} from './players.ts'
import { serveReleases } from './site.ts'

for (const server of webServers) {
  test.describe(`behind ${server}`, () => {
    needsServer(server)

    test('a release copied in any order: every start is one whole build, and it’s offered once it’s whole', async ({
      browser,
    }) => {
      test.setTimeout(900_000)
      const site = await serveReleases(server)
      const phones = await Promise.all(
        languages.map(async (language) => ({
          language,
          page: await openPhone(browser, site.origin, language),
        })),
      )
      for (const { name, before, after } of orders) {
        const [old, next] = [site.release(), site.nextRelease()]
        for (const step of before) {
          await site.take(step, next)
          // Files are as they were: what follows is tried on the reloaded server.
          if (step === 'reload') continue
          await Promise.all(
            phones.map(async ({ language, page }) => {
              const when = `${language}: ${name}, after ${step}`
              const isWhole = step === before.at(-1)
              await expect.poll(() => look(page), when).toBe(isWhole)
              // The login is quicker to open; what's offered, home says.
              await (isWhole ? signIn(page, site.token) : page.reload())
              await expectWhole(page, old, when)
            }),
          )
        }
        for (const step of after) await site.take(step, next)
        await Promise.all(
          phones.map(async (phone) => {
            const { language, page } = phone
            const when = `${language}: ${name}`
            await offerOn(page, language).click()
            await expectWhole(page, next, when)
            phone.page = await reopenOffline(page)
            await expectWhole(phone.page, next, `${when}, reopened offline`)
            await phone.page.context().setOffline(false)
            await forgetSession(phone.page)
          }),
        )
        site.tidy()
      }
      await site.close()
    })
  })
}
