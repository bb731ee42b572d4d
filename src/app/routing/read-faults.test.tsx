import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OperationName } from '#api/table/table.ts'
import type { RouteName } from '#paths'
import { needsPlayer, readsOf, routesWithScreens, sampleAddress } from '#tests/testing/addresses.ts'
import { brokenAnswer } from '#tests/testing/answers.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import {
  endsSession,
  networkFaultNames,
  networkFaults,
  type NetworkFault,
} from '#tests/testing/network-faults.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// Every read of every screen under every fault.

type App = ReturnType<typeof renderApp>

/** Behind the title of a test: the sentences of the specification that it proves. */
const tags = {
  'Failed to load game details.': ' §8.11',
  'Failed to load game results.': ' §8.12',
  'Failed to load withdrawal history': ' §8.16',
  'Failed to load bidding history': ' §8.18',
  'Failed to load winning history': ' §8.19',
  'Failed to load betting history': ' §8.20',
  'Failed to load starline results.': ' §8.21',
  'Failed to load enquiries': ' §8.22',
  'Failed to load How to Play content. Please try again later.': ' §2.42 §8.24',
  'Failed to load contact information. Please try again later.': ' §2.44 §8.25',
  'No game rates set.': ' §2.30 §8.51',
  // Cheaper tests prove these, or the specification doesn't have them.
  'Failed to load games': '',
  'Failed to load user details': '',
  'Failed to load deposits': '',
  'Failed to load Starline bets': '',
  'Failed to load settings': '',
}

type Sentence = keyof typeof tags

/** What a screen says where it couldn't read something. */
const expectedSentences: Partial<Record<RouteName, Partial<Record<OperationName, Sentence>>>> = {
  bet: { listGames: 'Failed to load games' },
  gameSelection: { listGames: 'Failed to load game details.' },
  gameChart: {
    listGames: 'Failed to load game details.',
    listSessionResults: 'Failed to load game results.',
  },
  starline: { listStarlineGames: 'Failed to load games' },
  starlineChart: { listStarlineResults: 'Failed to load starline results.' },
  biddingHistory: { listMyBets: 'Failed to load bidding history' },
  winningHistory: { listMyBets: 'Failed to load winning history' },
  starlineHistory: { listStarlineBets: 'Failed to load betting history' },
  withdrawFund: { getUserProfile: 'Failed to load user details' },
  withdrawHistory: { listWithdrawals: 'Failed to load withdrawal history' },
  walletStatement: {
    listFundRequests: 'Failed to load deposits',
    listWithdrawals: 'Failed to load withdrawal history',
    listMyBets: 'Failed to load betting history',
    listStarlineBets: 'Failed to load Starline bets',
  },
  addFund: {
    getUserProfile: 'Failed to load user details',
    getMainSettings: 'Failed to load settings',
  },
  gameRates: { getGameRates: 'No game rates set.' },
  howToPlay: { getHowToPlay: 'Failed to load How to Play content. Please try again later.' },
  contactUs: {
    getContactSettings: 'Failed to load contact information. Please try again later.',
  },
  enquiry: { listMyEnquiries: 'Failed to load enquiries' },
}

/** From now on, calls of `operation` meet the fault; returns what ends it. */
function breakReads(app: App, operation: OperationName, fault: NetworkFault): () => void {
  const { answer, end } = brokenAnswer(fault)
  app.answers[operation] = answer
  return () => {
    delete app.answers[operation]
    end()
  }
}

/** A copy without what is left out would take far longer to make, and this is asked often. */
const textWithin = (node: Node): string => {
  if (node instanceof Text) return node.data
  if (node instanceof Element && node.hasAttribute('aria-live')) return ''
  let found = ''
  for (let child = node.firstChild; child; child = child.nextSibling) found += textWithin(child)
  return found
}

/** What the screen shows; what is only said, and a moment later, is left out. */
function text(): string {
  const main = document.querySelector('main')
  return main ? textWithin(main) : ''
}
/** The button that reads again; the guide's has a name of its own. */
const retryOf = (name: RouteName) =>
  [...document.querySelectorAll('main button')].find(
    ({ textContent }) => textContent === (name === 'howToPlay' ? 'Try Again' : 'Retry'),
  )
const isQuiet = ({ api }: App) =>
  waitFor(
    () => {
      expect(api.queryClient.isFetching()).toBe(0)
      expect(document.querySelector('.skeleton, .spin')).toBeNull()
      expect(document.querySelector('h1')).not.toBeNull()
    },
    { interval: 5 },
  )
/** Forgets an answer and reads it again, as when the screen is first opened. */
const readAgain = ({ api }: App, operation: OperationName) =>
  act(async () => {
    if (operation === 'getAuthProfile') void api.session.start()
    else void api.queryClient.resetQueries({ queryKey: [operation] })
  })

/**
 * What the screen says once it has said nothing new for a moment. Half a second for the text that others are
 * compared with: on a busy machine, a long list's slices come far apart.
 */
async function restingText(calmMs = 120): Promise<string> {
  let shown = text()
  let since = performance.now()
  let unchanged = 0
  await waitFor(() => {
    unchanged += 1
    if (text() !== shown) {
      since = performance.now()
      unchanged = 0
    }
    shown = text()
    expect(performance.now() - since).toBeGreaterThan(calmMs)
    expect(unchanged).toBeGreaterThan(2)
  })
  return shown
}

/** What the screen at an address shows without a fault: the same before each read that is broken. */
const usualTexts = new Map<string, string>()

beforeEach(idleAtOnce)

const cells = routesWithScreens.flatMap((name) =>
  readsOf(name).map((operation) => {
    const sentence = expectedSentences[name]?.[operation]
    const expected = sentence ? `says “${sentence}”` : 'leaves it out or says so'
    return [name, operation, `${expected}, and recovers${sentence ? tags[sentence] : ''}`] as const
  }),
)

// Each breaks a read in every way, which takes a busy machine long.
test.each(cells)('%s without %s %s', { timeout: 60_000 }, async (name, operation) => {
  const address = sampleAddress(name).replace(
    'bet.',
    operation === 'listStarlineBets' ? 'starline.' : 'bet.',
  )
  const open = async () => {
    const app = renderApp(address, needsPlayer(name) ? {} : { as: null })
    await waitFor(() => expect(app.calls, 'read by this screen').toContain(operation))
    await isQuiet(app)
    return app
  }
  const isThere = () => app.path() === address
  let app = await open()
  let usual = usualTexts.get(address)
  if (usual === undefined) {
    // Parts of home come once it is idle, and their files when they are first needed.
    let before: string
    do {
      before = await restingText(500)
      await vi.dynamicImportSettled()
      app.unmount()
      app = await open()
      usual = await restingText(500)
    } while (usual !== before)
    usualTexts.set(address, usual)
  }
  await waitFor(() => expect(text()).toBe(usual))

  for (const kind of networkFaultNames) {
    // A chart without its list of games leads back to the games.
    if (!isThere()) {
      app.unmount()
      app = await open()
    }
    const fault: NetworkFault = networkFaults[kind]
    const end = breakReads(app, operation, fault)
    await readAgain(app, operation)
    const ended = needsPlayer(name) && endsSession(operation, kind)
    if (ended) await screen.findByLabelText('Mobile number')
    else if (!fault.waits) await isQuiet(app)

    const shown = document.body.textContent ?? ''
    expect(shown, kind).not.toMatch(/undefined|NaN|\[object|\bnull\b|Invalid Date/)
    expect(screen.queryByText('We couldn’t show this screen'), kind).toBeNull()
    await waitFor(() => expect(document.querySelector('h1'), kind).not.toBeNull())
    expect(document.querySelector('a[href], button:enabled'), kind).not.toBeNull()
    const sentence = expectedSentences[name]?.[operation]
    if (sentence !== undefined && !ended && !fault.waits && kind !== 'wrong types') {
      expect(text(), kind).toContain(sentence)
      expect(retryOf(name), kind).toBeDefined()
    }

    end()
    if (ended) {
      app.unmount()
      app = await open()
    } else {
      const again = retryOf(name)
      if (again && !fault.waits) fireEvent.click(again)
      else await readAgain(app, operation)
    }
    // Asked again at each change of the page.
    await waitFor(() => {
      if (isThere()) expect(text(), kind).toBe(usual)
    })
  }
})
