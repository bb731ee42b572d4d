import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { Language } from '#platform/language/languages.ts'
import type { WebServer } from '../../../scripts/lib/programs/programs.ts'
import { announcedOn } from '../../testing/announcements.ts'
import { breakCalls } from '../../testing/host/faults.ts'
import type { Release } from '../../testing/host/releases.ts'
import { needsServer } from '../walk.ts'
import {
  expectOneRelease,
  findUpdate,
  offerOn,
  openPhone,
  reopenOffline,
  signInWithToken,
} from './players.ts'
import { serveReleases } from './site.ts'

interface Options {
  server: WebServer
  language: Language
}

interface Fixtures extends Options {
  site: Awaited<ReturnType<typeof serveReleases>>
  /** A signed-in player at home, with the first release installed. */
  phone: Page
}

const test = base.extend<Fixtures>({
  server: ['nginx', { option: true }],
  language: ['en', { option: true }],
  site: async ({ server }, provide) => {
    const site = await serveReleases(server)
    await provide(site)
    await site.close()
  },
  phone: async ({ browser, site, language }, provide) => {
    const page = await openPhone(browser, site.origin, language)
    await signInWithToken(page, site.token)
    await provide(page)
    await page.context().close()
  },
})

type Site = Fixtures['site']

async function putUp(site: Site, release: Release): Promise<void> {
  for (const step of ['files', 'page', 'list'] as const) await site.take(step, release)
}

/** The next release is found and taken. */
async function expectTaken(page: Page, release: Release, language: Language): Promise<void> {
  await expect.poll(() => findUpdate(page)).toBe(true)
  await offerOn(page, language).click()
  await expectOneRelease(page, release, 'taken')
}

/** A server, or a network’s login page, that answers whatever is asked with a page. */
const pageForAll: RequestListener = (_, outgoing) => {
  outgoing.writeHead(200, { 'content-type': 'text/html' })
  outgoing.end('<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>')
}

/** The same, but for the worker and its list. */
const pageForAllButList =
  (folder: string): RequestListener =>
  (incoming, outgoing) => {
    const [, list] = /^\/(sw(?:-\w+)?\.js)$/.exec(incoming.url ?? '') ?? []
    if (list === undefined) return pageForAll(incoming, outgoing)
    outgoing.writeHead(200, { 'content-type': 'text/javascript' })
    outgoing.end(readFileSync(join(folder, list)))
  }

const bet = {
  en: { place: 'Place Bet', placed: 'Bet placed successfully!' },
  hi: { place: 'बेट लगाएं', placed: 'बेट लग गई!' },
} satisfies Record<Language, unknown>

const announcedBy = (page: Page) => announcedOn(page).then((lines) => lines.join('\n'))

/** Each server in one language; in the other one, every order of a release is walked behind it too. */
const turns = [
  { server: 'nginx', language: 'en' },
  { server: 'caddy', language: 'hi' },
] as const satisfies readonly Options[]

for (const { server, language } of turns) {
  test.describe(`behind ${server}, in ${language}`, () => {
    needsServer(server)
    test.use({ server, language })

    test('while everything is answered with 200 and a page, the build before stays, whole', async ({
      site,
      phone,
    }) => {
      const [old, next] = [site.release(), site.nextRelease()]
      await putUp(site, next)
      for (const answer of [pageForAll, pageForAllButList(site.folder)]) {
        const end = await site.replaceBy(answer)
        expect(await findUpdate(phone)).toBe(false)
        await phone.reload()
        await expectOneRelease(phone, old, 'while a page is the answer')
        await end()
      }
      // An answer to the first call that can't be read has ended the session.
      await signInWithToken(phone, site.token)
      await expectTaken(phone, next, language)
    })

    test('an old list after a new page changes nothing, and a release taken back is taken back whole', async ({
      site,
      phone,
    }) => {
      const [old, next] = [site.release(), site.nextRelease()]
      await putUp(site, next)
      await expectTaken(phone, next, language)
      await site.take('list', old)
      expect(await findUpdate(phone)).toBe(false)
      await phone.reload()
      await expectOneRelease(phone, next, 'with the old list')
      await site.take('page', old)
      await site.take('files', old)
      await expectTaken(phone, old, language)
    })

    test('a release taken in one tab leaves the other as it was, with the files it hasn’t asked for yet', async ({
      site,
      phone,
    }) => {
      const [old, next] = [site.release(), site.nextRelease()]
      const other = await phone.context().newPage()
      await other.goto('/dashboard')
      await putUp(site, next)
      site.tidy()
      await expectTaken(other, next, language)
      await phone.bringToFront()
      await phone.getByRole('navigation').last().getByRole('link').nth(3).click()
      await expect(phone).toHaveURL('/wallet')
      await expectOneRelease(phone, old, 'in the other tab')
      await offerOn(phone, language).click()
      await expectOneRelease(phone, next, 'in the other tab, later')
    })

    test('where storage is full half way, the build before stays, whole, and room is made for nothing', async ({
      site,
      phone,
    }) => {
      const [old, next] = [site.release(), site.nextRelease()]
      const { origin } = site
      const devtools = await phone.context().newCDPSession(phone)
      const used = await phone.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
      const kept = () => phone.evaluate(() => caches.keys())
      const before = await kept()
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: used + 200_000 })
      await putUp(site, next)
      expect(await findUpdate(phone)).toBe(false)
      expect(await kept()).toEqual(before)
      await phone.reload()
      await expectOneRelease(phone, old, 'with full storage')
      const reopened = await reopenOffline(phone)
      await expectOneRelease(reopened, old, 'with full storage, offline')
      await reopened.context().setOffline(false)
      // Quotas are overridden as long as somebody asks for it: with the first page, that has
      // ended.
      await expectTaken(reopened, next, language)
    })

    test('while a bet is on its way, a release disturbs nothing: the bet is sent once and told once', async ({
      site,
      phone,
    }) => {
      const [old, next] = [site.release(), site.nextRelease()]
      await phone.goto('/bet/single-digit/konkan-day')
      await phone.getByRole('textbox').first().fill('7')
      await phone.getByRole('spinbutton').fill('100')
      const held = breakCalls(site, 'placeBet', 'slow')
      await phone.getByRole('button', { name: bet[language].place }).click()
      await expect.poll(held.met).toBe(1)

      const other = await phone.context().newPage()
      await other.goto('/dashboard')
      await putUp(site, next)
      site.tidy()
      await expectTaken(other, next, language)
      await phone.bringToFront()
      await expectOneRelease(phone, old, 'while the bet is on its way')
      held.end()
      // A machine so busy that the client gave up waiting finds the bet in its history instead.
      await expect
        .poll(() => announcedBy(phone), { timeout: 60_000 })
        .toContain(bet[language].placed)
      await expect(phone).toHaveURL('/dashboard')
      expect((await announcedBy(phone)).split(bet[language].placed)).toHaveLength(2)
      await offerOn(phone, language).click()
      await expectOneRelease(phone, next, 'after the bet')
      await phone.waitForLoadState('networkidle')
      expect(await announcedBy(phone)).not.toContain(bet[language].placed)
      const sent = site.scenarioSession.backend.log
        .list()
        .filter(({ operation }) => operation === 'placeBet')
      expect(sent).toHaveLength(1)
    })
  })
}
