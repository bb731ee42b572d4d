import { expect, type Browser, type BrowserContext } from '@playwright/test'
import { players } from '#mocks/seed/players.ts'
import { paths } from '#paths'
import { scenarioById } from '#scenarios/registry.ts'
import { brokenLine, watch } from '../../e2e/testing/checks/problems.ts'
import { liveHostControl } from '../../e2e/testing/host/host-control.ts'
import { startJourneyBackend } from '../../e2e/testing/host/journey-backend.ts'
import { startLedgerCheck } from './ledger-check.ts'
import { listenTo } from './observer.ts'
import { outcomesOf, readFaults, type LiveBackend } from './outcomes.ts'
import {
  drawMs,
  isAtLogin,
  lookAtBalance,
  lookAtPage,
  lookForToken,
  lookForUnknown,
  patienceMs,
} from './page-check.ts'
import { planOf, sayStep, type ExplorerPlan, type ExplorerStep } from './plan.ts'
import {
  checkAgainInDetails,
  goTo,
  sentBlind,
  signInAtLogin,
  signOutByMenu,
  stopChecking,
} from './player.ts'
import { prepare } from './prepare.ts'
import { createSender } from './sender.ts'
import { openTabs } from './tabs.ts'

/** A phone, as the journeys have it. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
} as const

/** What one exploration did, and the errors that it found. */
export interface Exploration {
  seed: number
  scenario: ExplorerPlan['scenario']
  /** Each step in words; one that couldn't be done says why. */
  steps: readonly string[]
  /** The sentences of the toasts of both tabs, in order. */
  toasts: readonly string[]
  /** Sentences about what the client got wrong; empty if nothing. */
  wrong: readonly string[]
}

export interface ExploreOptions {
  browser: Browser
  /** The folder of the live build. */
  build: string
  seed: number
  /** Runs in every page before the client: a test breaks the page with it. */
  breakPage?: () => void
}

/**
 * Plays the plan of a seed with a live build in the browser and a mock host of its own, and looks
 * after each step whether the client says or shows anything untrue. Stops at the first such step.
 */
export async function explore(options: ExploreOptions): Promise<Exploration> {
  const { browser, build, seed, breakPage } = options
  const plan = planOf(seed)
  const { scenarioSession, ...site } = await startJourneyBackend('live', plan.scenario, build)
  if (scenarioSession === null) throw new Error('Only the live build can be explored.')
  const live = { ...site, scenarioSession }
  await prepare(scenarioSession)
  const context = await browser.newContext({ ...phone, baseURL: live.origin })
  try {
    if (breakPage !== undefined) await context.addInitScript(breakPage)
    return await play({ plan, seed, live, context })
  } finally {
    await context.close()
    await live.close()
  }
}

interface PlayOptions extends Pick<ExploreOptions, 'seed'> {
  plan: ExplorerPlan
  live: LiveBackend
  context: BrowserContext
}

async function play({ plan, seed, live, context }: PlayOptions): Promise<Exploration> {
  const { backend, clock } = live.scenarioSession
  const ledger = startLedgerCheck(live.scenarioSession)
  const problems = watch(context, live.origin)
  problems.allow(brokenLine)
  problems.allow(/Failed to load resource: .* status of \d+/)
  problems.allow(/net::ERR_(ABORTED|INTERNET_DISCONNECTED)/)
  // The browser's own line: the connection went while the worker's script was on its way.
  problems.allow(/An unknown error occurred when fetching the script/)
  const outcomes = outcomesOf(live)
  await listenTo(context, ledger, outcomes.meet)
  context.setDefaultTimeout(patienceMs)
  context.setDefaultNavigationTimeout(60_000)
  const tabs = await openTabs(context, ledger)
  const sender = createSender(ledger, outcomes, tabs)
  const first = () => tabs.of(0)
  const control = await liveHostControl(first(), live.scenarioSession)
  const { signedInAs } = scenarioById(plan.scenario)
  await control.open(paths.dashboard, signedInAs)
  await tabs.of(1).goto(paths.wallet)

  async function killWorkers(): Promise<void> {
    const workers = await context.newCDPSession(first())
    await workers.send('ServiceWorker.enable')
    await workers.send('ServiceWorker.stopAllWorkers')
    await workers.detach()
  }

  /**
   * Time passes for the pages, once the host has finished its slow requests: a host that takes
   * longer than the client waits may always take a bet after it was said to have failed.
   */
  async function forward(ms: number): Promise<void> {
    const isQuiet = expect.poll(outcomes.isQuiet, { timeout: 15_000 })
    await isQuiet.toBe(true).catch(outcomes.forget)
    // A toast that hasn't been drawn yet would be gone before anybody saw it.
    await tabs.rest()
    await context.clock.fastForward(ms)
  }

  async function carryOut(step: ExplorerStep): Promise<void> {
    const page = tabs.of(step.tab)
    switch (step.do) {
      case 'send':
        return sender.send(step)
      case 'save':
        return sender.save(page, step)
      case 'go':
        return goTo(page, step.to)
      case 'load':
        ledger.left(page)
        return void (await page.goto(step.to))
      case 'reload':
        ledger.left(page)
        return void (await page.reload())
      case 'break':
        return void backend.faults.add({
          operation: step.read,
          fault: readFaults[step.fault],
          times: 3,
        })
      case 'heal':
        backend.faults.clear()
        return context.clock.setFixedTime(clock.now())
      case 'pass':
        return forward(step.ms)
      case 'set clock':
        return context.clock.setFixedTime(clock.now() + step.minutes * 60_000)
      case 'check again':
        return checkAgainInDetails(page)
      case 'stop checking':
        await stopChecking(page)
        return ledger.stopped()
      case 'kill workers':
        return killWorkers()
      case 'kill tab':
        return tabs.kill(step.tab)
      case 'sign out':
        ledger.signedOut()
        await signOutByMenu(page)
        await lookForToken(page, ledger)
        return signInAtLogin(page)
      case 'session ends':
        ledger.signedOut()
        backend.faults.add({
          operation: 'getUserProfile',
          fault: { kind: 'status', status: 401 },
          times: 1,
        })
        await goTo(page, paths.wallet)
        await page.reload()
        return signInAtLogin(page)
      case 'offline':
        return context.setOffline(true)
      case 'online':
        return context.setOffline(false)
      case 'look':
        return lookForUnknown(page, ledger)
    }
  }

  const steps: string[] = []
  async function findWrong(): Promise<string[]> {
    await expect.poll(ledger.inDoubt, { timeout: drawMs }).toBe(false)
    return [...ledger.wrong(), ...problems.found()]
  }

  /** Time passes on the dashboard, which reads the host's data again. */
  async function letPass(...pauses: readonly number[]): Promise<void> {
    for (const ms of pauses) {
      await forward(ms)
      await tabs.rest()
    }
    await lookAtPage(first(), ledger)
    await lookAtBalance(first(), ledger, () => forward(31_000))
  }

  /** Every unknown outcome has been reported. */
  async function expectReported(): Promise<void> {
    const blind = await sentBlind(first())
    for (const post of ledger.unknown()) {
      // The client can't always tell several requests of one kind apart. What was sent while its
      // history couldn't be read may stay unknown, and may be why the balance fell.
      const alike = ledger.posts().filter(({ operation }) => operation === post.operation)
      if (alike.length > 1 || blind.length > 0) continue
      // The last read may have begun while the request could still be on its way: then the next tells.
      const isReported = async () => post.over || forward(31_000).then(() => post.over)
      await expect
        .poll(isReported, { timeout: drawMs })
        .toBe(true)
        .catch(() => ledger.note(`nothing was ever said of ${post.operation} (${post.outcome})`))
    }
  }

  /** In the end nothing is broken any more: what can be known is known, and the balance is true. */
  async function end(): Promise<void> {
    backend.faults.clear()
    await context.setOffline(false)
    await context.clock.setFixedTime(clock.now())
    // A session that ended is taken up again.
    if (isAtLogin(first())) await signInAtLogin(first()).catch(() => undefined)
    for (const page of tabs.all()) {
      await lookForUnknown(page, ledger)
      await lookAtPage(page, ledger)
    }
    await goTo(first(), paths.dashboard)
    await letPass(31_000, 95_000)
    await expectReported()
    // What one tab has found out, the other has said too.
    if ((await findWrong()).length > 0) return
    await tabs.of(1).close()
    // Requests still waiting for a response are now looked up in the history.
    await first().reload()
    await lookAtPage(first(), ledger)
    await letPass(31_000, 95_000, 95_000)
    await expectReported()
    // What the host's staff do shows by itself.
    await backend.run('addPlayMoney', { accountId: players.sample.id, amount: 500 })
    await letPass(31_000)
  }

  for (const step of plan.steps) {
    const failure = await carryOut(step).then(
      () => '',
      (error: Error) => ` (could not: ${error.message.split('\n')[0]})`,
    )
    steps.push(sayStep(step) + failure)
    await lookAtPage(tabs.of(step.tab), ledger)
    if ((await findWrong()).length > 0) break
  }
  if ((await findWrong()).length === 0) await end()
  return { seed, scenario: plan.scenario, steps, toasts: ledger.said(), wrong: await findWrong() }
}

/** A report of an exploration that found something, with the command that plays it again. */
export const describeExploration = ({
  seed,
  scenario,
  steps,
  toasts,
  wrong,
}: Exploration): string =>
  [
    ...wrong,
    `in the scenario ${scenario}, after these steps:`,
    ...steps.map((step, index) => `${String(index + 1).padStart(4)}. ${step}`),
    ...(toasts.length > 0 ? ['The toasts said:', ...toasts.map((each) => `      ${each}`)] : []),
    `Play it again with: npm run explore -- --seed ${seed} --times 1`,
  ].join('\n')
