import { betMessages } from '#messages/en/bet/bet.ts'
import { depositMessages } from '#messages/en/money/deposit.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'
import { players } from '#mocks/seed/players.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
import { moneyOperations, type MoneyOperation } from '#money/storage/stored-money.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { plannedRefusal } from './outcomes.ts'
import type { SendOutcome } from './plan.ts'
import { openSaves } from './saves.ts'

/** A request that moves money, as it left a page. */
export interface Post {
  operation: MoneyOperation
  /** What makes two of them the same wish. */
  key: string
  outcome: SendOutcome
  /** `answered`: with a verdict. `lost`: its outcome hasn't been reported. */
  state: 'on its way' | 'answered' | 'lost'
  /** The tab that sent it. */
  from: object
  /** A toast may have reported its outcome, or the player has stopped the checks. */
  over: boolean
  /** The tabs that have shown it as unknown: each of them must report its outcome. */
  watchers: Set<object>
}

/** Operations by the sentences that report their outcomes: bets of both kinds share theirs. */
const families = [
  {
    name: 'bet',
    operations: ['placeBet', 'placeStarlineBet'],
    done: betMessages.placed,
    failed: betMessages.failed,
  },
  {
    name: 'withdrawal',
    operations: ['requestWithdrawal'],
    done: withdrawMessages.submitted,
    failed: withdrawMessages.failed,
  },
  {
    name: 'deposit',
    operations: ['createFundRequest'],
    done: depositMessages.submitted,
    failed: depositMessages.failed,
  },
] as const satisfies readonly {
  name: string
  operations: readonly MoneyOperation[]
  done: string
  failed: string
}[]

/** Outcomes after which the answer is a verdict. */
const verdicts: readonly SendOutcome[] = ['taken', 'taken late', 'refused']

const tables = {
  placeBet: 'bet',
  placeStarlineBet: 'starlineBet',
  createFundRequest: 'fundRequest',
  requestWithdrawal: 'withdrawal',
} as const

const { id: accountId } = players.sample
const own = { where: { accountId: { equals: accountId } } }

/**
 * Counts what the player wanted to do, what was sent, what the host stored and what the toasts said,
 * and finds contradictions between them.
 */
export function startLedgerCheck(scenarioSession: ScenarioSession) {
  const { backend } = scenarioSession
  const { db } = backend
  const saves = openSaves(scenarioSession)
  const storedRows = (operation: MoneyOperation) => db[tables[operation]].count(own)
  const before = new Map(moneyOperations.map((operation) => [operation, storedRows(operation)]))
  const wishes = new Map<MoneyOperation, number>()
  const posts: Post[] = []
  /** How often each tab has reported an outcome. Both tabs may report the same request. */
  const reports = families.map(() => ({
    done: new Map<object, number>(),
    failed: new Map<object, number>(),
  }))
  const most = (reported: Map<object, number> | undefined) =>
    Math.max(0, ...(reported?.values() ?? []))
  const wrong = new Set<string>()
  /** Sentences about what looks wrong, each with the `performance.now()` since when. */
  const doubts = new Map<string, number>()
  /** Tabs that must still report an outcome that another tab has reported. */
  let owedReports: { tab: object; name: string }[] = []
  /** The sentences of all toasts, in order: for the report. */
  const sentences: string[] = []
  const balances = new Set([balanceOf(db, accountId)])
  backend.subscribe(() => balances.add(balanceOf(db, accountId)))

  const rowsOf = (operation: MoneyOperation) => storedRows(operation) - (before.get(operation) ?? 0)
  const sentOf = (operation: MoneyOperation) => posts.filter((post) => post.operation === operation)
  const add = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

  /**
   * Notes a sentence as wrong if it stays true for `patience` ms. The host is in this process and may
   * have written a record before the browser reports the request.
   */
  function doubt(sentence: string, isSo: boolean, patience = 500): void {
    if (!isSo) return void doubts.delete(sentence)
    const since = doubts.get(sentence) ?? performance.now()
    doubts.set(sentence, since)
    if (performance.now() - since > patience) wrong.add(sentence)
  }

  function judge(): void {
    for (const operation of moneyOperations) {
      const [sent, wanted] = [sentOf(operation).length, wishes.get(operation) ?? 0]
      if (sent > wanted) wrong.add(`${operation}: ${sent} requests for ${wanted} wishes`)
      const rows = rowsOf(operation)
      if (rows > wanted) wrong.add(`${operation}: ${rows} records for ${wanted} wishes`)
    }
    for (const [index, { name, operations }] of families.entries()) {
      const [done, failed] = [most(reports[index]?.done), most(reports[index]?.failed)]
      const rows = add(operations.map((operation) => rowsOf(operation)))
      const sent = add(operations.map((operation) => sentOf(operation).length))
      if (done > rows) wrong.add(`a ${name} was said to be taken that was not`)
      doubt(`a ${name} was said to have failed that was taken`, failed + rows > sent)
      const isOwed = owedReports.some((each) => each.name === name)
      // It takes a message from tab to tab, and a toast.
      doubt(`only one tab said what became of a ${name}, and both watched it`, isOwed, 5_000)
    }
    for (const sentence of saves.wrong()) wrong.add(sentence)
  }

  return {
    /** Everything that does not fit together so far. */
    wrong: (): readonly string[] => {
      judge()
      return [...wrong]
    },
    note: (sentence: string) => void wrong.add(sentence),
    saves,
    /** True while something looks wrong but hasn't lasted long enough to count. */
    inDoubt: (): boolean => {
      judge()
      return [...doubts.keys()].some((each) => !wrong.has(each))
    },
    posts: (): readonly Post[] => posts,
    /** Every sentence that a tab has said, in order. */
    said: (): readonly string[] => sentences,
    /** The lost requests whose outcomes haven't been reported. */
    unknown: () => posts.filter(({ state, over }) => state === 'lost' && !over),
    balance: () => balanceOf(db, accountId),
    expectDone: (operation: MoneyOperation) =>
      void wishes.set(operation, (wishes.get(operation) ?? 0) + 1),
    sent(operation: MoneyOperation, key: string, outcome: SendOutcome, from: object): Post {
      const isSame = (post: Post) => post.operation === operation && post.key === key
      const open = posts.find((post) => isSame(post) && !post.over && post.state !== 'answered')
      if (open) wrong.add(`${operation} was sent again while nobody knew what became of the first`)
      const post: Post = {
        operation,
        key,
        outcome,
        state: 'on its way',
        from,
        over: false,
        watchers: new Set(),
      }
      posts.push(post)
      return post
    },
    answered: (post: Post) =>
      void (post.state = verdicts.includes(post.outcome) ? 'answered' : 'lost'),
    lost: (post: Post) => void (post.state = 'lost'),
    /** A tab shows that there are requests with unknown outcomes. */
    watches(tab: object): void {
      for (const post of posts) if (post.state === 'lost' && !post.over) post.watchers.add(tab)
    },
    /** A tab has left its page, which forgets what it was waiting for. */
    left(tab: object): void {
      for (const post of posts) {
        post.watchers.delete(tab)
        if (post.from === tab && post.state === 'on its way') post.state = 'lost'
      }
      owedReports = owedReports.filter((each) => each.tab !== tab)
    },
    /** Nobody is signed in, so no tab watches anything. */
    signedOut(): void {
      for (const { watchers } of posts) watchers.clear()
      owedReports = []
    },
    /** The player has stopped the checks. */
    stopped(): void {
      for (const post of posts) post.over = true
    },
    /** A tab has shown a toast with this sentence. */
    heard(sentence: string, by: object): void {
      sentences.push(sentence)
      saves.heard(sentence)
      for (const [index, { name, operations, done, failed }] of families.entries()) {
        const counts = reports[index]
        const isRefusal = operations.some((operation) => sentence === plannedRefusal(operation))
        const isDone = sentence === done
        const isFailed = sentence === failed || isRefusal
        if (!counts || !(isDone || isFailed)) continue
        const reported = counts[isDone ? 'done' : 'failed']
        reported.set(by, (reported.get(by) ?? 0) + 1)
        owedReports = owedReports.filter((each) => each.name !== name || each.tab !== by)
        const open = posts.filter(
          (post) => (operations as readonly string[]).includes(post.operation) && !post.over,
        )
        const [only] = open
        // With several, nobody can tell which of them it was.
        if (open.length === 1 && only?.state === 'lost') {
          for (const tab of only.watchers) if (tab !== by) owedReports.push({ tab, name })
        }
        for (const post of open) post.over = true
      }
      const balanceText = /^New balance: ₹([\d,]+)$/.exec(sentence)?.[1]
      if (balanceText !== undefined && !balances.has(Number(balanceText.replaceAll(',', '')))) {
        wrong.add(`"${sentence}" was never the balance at the host`)
      }
      judge()
    },
    /** A page has shown this as the balance, in rupees. */
    shown(rupees: number): void {
      if (!balances.has(rupees)) wrong.add(`₹${rupees} was shown, but never was the balance`)
    },
  }
}

export type LedgerCheck = ReturnType<typeof startLedgerCheck>
