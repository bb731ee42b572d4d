import { join } from 'node:path'
import type { Browser } from 'playwright'
import { ensureChromium, startChromium } from '../../../scripts/lib/programs/chromium.ts'
import { root } from '../../../scripts/lib/root.mjs'
import { startHost, type Host } from '../pages.ts'
import { sixtyMarkets } from '../sixty-markets.ts'
import { processorMs, takePhone, type Phone } from './phone.ts'
import { plainPage } from './plain-page.ts'
import { serveHour } from './site.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
/** How far time is moved at once. */
const stepMs = 10 * secondMs

const firstDeclared = 20
/** How often a result is declared. */
const resultMinutes = 10

/** A situation: a page that is left open, and what serves it. */
interface Situation {
  name: string
  path: string
  /** What is there once the page has loaded. */
  shown: string
  isDemo?: true
  tags: boolean
  /** False: HTTP/1.1. */
  isHttp2?: false
}

const screens = [
  { name: 'home, 60 markets', path: '/dashboard', shown: 'a[href^="/game-chart/"]' },
  { name: 'bet', path: '/bet/jodi/market-22', shown: 'main input' },
  { name: 'Starline', path: '/starline-gaming', shown: 'main li' },
  { name: 'plain page', path: '/plain-page', shown: 'li' },
] as const

export const situations: readonly Situation[] = [
  ...screens.flatMap((each) => [
    { ...each, tags: true },
    { ...each, tags: false },
  ]),
  ...screens.slice(0, 1).map((each) => ({
    ...each,
    name: `${each.name}, HTTP/1.1`,
    tags: true,
    isHttp2: false as const,
  })),
  { name: 'demo', path: '/', shown: '.dt-accounts button', isDemo: true, tags: false },
]

async function serve({ isDemo, tags }: Situation, host: Host, declared: () => number) {
  return serveHour({
    build: join(root, isDemo ? 'dist-demo' : 'dist'),
    host,
    tags,
    answers: { '/api/games': () => sixtyMarkets(declared()) },
    pages: { '/plain-page': plainPage(host.token) },
  })
}

async function open(
  { page }: Phone,
  situation: Situation,
  { origin, bytes }: Awaited<ReturnType<typeof serve>>,
): Promise<void> {
  const down = () => bytes.down
  await page.goto(origin + situation.path)
  await page.waitForSelector(situation.shown)
  if (situation.isDemo) {
    await page.click(situation.shown)
    await page.waitForSelector('a[href^="/game-chart/"]')
  }
  // What is fetched ahead, and all of the offline shell.
  for (let before = -1; before !== down(); await page.waitForTimeout(5 * secondMs)) before = down()
}

/** What an hour costs. */
export interface HourFigures {
  up: number
  down: number
  requests: number
  wakeUps: number
}

/**
 * Leaves a page open for so many minutes, in which every ten a result is declared, and as long in the
 * pocket. Figures are those of an hour.
 */
export async function leaveOpen(browser: Browser, situation: Situation, minutes: number) {
  const host = await startHost('regular-day')
  let declared = firstDeclared
  const site = await serve(situation, host, () => declared)
  const phone = await takePhone(browser, {
    token: situation.isDemo ? null : host.token,
    heldAt: host.clock.now(),
  })
  const { page } = phone

  async function pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += stepMs) {
      await page.clock.runFor(stepMs)
      host.clock.advance(stepMs)
      await phone.quiet()
    }
  }
  async function count(during: () => Promise<void>): Promise<HourFigures> {
    const now = async () => ({
      ...site.bytes,
      requests: phone.requests(),
      wakeUps: await phone.wakeUps(),
    })
    const before = await now()
    await during()
    const after = await now()
    const anHour = (name: keyof HourFigures) =>
      Math.round(((after[name] - before[name]) * 60) / minutes)
    return {
      up: anHour('up'),
      down: anHour('down'),
      requests: anHour('requests'),
      wakeUps: anHour('wakeUps'),
    }
  }

  try {
    host.clock.hold()
    await open(phone, situation, site)
    await page.clock.pauseAt(host.clock.now() + minuteMs)
    host.clock.advance(minuteMs)
    await pass(minuteMs)
    const awake = await count(async () => {
      for (let passed = 0; passed < minutes; passed += resultMinutes) {
        await pass(resultMinutes * minuteMs)
        declared += 1
      }
    })
    await phone.setHidden(true)
    // What it keeps for half an hour goes once.
    await page.clock.fastForward(hourMs)
    await phone.quiet()
    const hidden = await count(() => pass(minutes * minuteMs))
    return { awake, hidden }
  } finally {
    await phone.close()
    site.close()
    await host.close()
  }
}

/** What so many minutes of real time cost the processor, in ms an hour of this machine. */
export async function measureProcessor(browser: Browser, situation: Situation, minutes: number) {
  const host = await startHost('regular-day')
  const site = await serve(situation, host, () => firstDeclared)
  const phone = await takePhone(browser, {
    token: situation.isDemo ? null : host.token,
    heldAt: null,
    clockOffset: situation.isDemo ? 0 : host.clockOffset,
  })
  const { page } = phone
  async function count(): Promise<number> {
    const before = await processorMs(browser)
    await new Promise((resolve) => setTimeout(resolve, minutes * minuteMs))
    return ((await processorMs(browser)) - before) * (60 / minutes)
  }
  try {
    await open(phone, situation, site)
    await page.waitForTimeout(10 * secondMs)
    const awake = await count()
    await phone.setHidden(true)
    await page.waitForTimeout(5 * secondMs)
    return { awake, hidden: await count() }
  } finally {
    await phone.close()
    site.close()
    await host.close()
  }
}

/** Chromium over HTTP/2 or 1.1. */
export const startBrowser = async (isHttp2 = true): Promise<Browser> =>
  startChromium(await ensureChromium(), [
    '--no-sandbox',
    '--ignore-certificate-errors',
    '--disable-background-networking',
    ...(isHttp2 ? [] : ['--disable-http2']),
  ])
