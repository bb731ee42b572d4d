import type { BrowserContext, Request } from '@playwright/test'
import { rowOf } from '#api/table/table.ts'
import { moneyOperations, type MoneyOperation } from '#money/storage/stored-money.ts'
import type { LedgerCheck } from './ledger-check.ts'
import type { SendOutcome } from './plan.ts'

const operationOf = (request: Request): MoneyOperation | undefined => {
  if (request.method() !== 'POST') return undefined
  const { pathname } = new URL(request.url())
  return moneyOperations.find((operation) => pathname === `/api${rowOf(operation).path}`)
}

/** What makes two requests the same wish: the bet without its day; any withdrawal, any deposit. */
function keyOf(operation: MoneyOperation, request: Request): string {
  if (operation === 'requestWithdrawal' || operation === 'createFundRequest') return ''
  const { gameDate: _, ...bet } = request.postDataJSON() as Record<string, unknown>
  return JSON.stringify(bet)
}

/** Runs in every page: reports each toast once, and each balance the bar shows. */
function reportWhatIsShown(): void {
  // A page without an address has no storage, and shows nothing yet.
  if (!location.protocol.startsWith('http')) return
  const own = window as unknown as { observe(id: string, kind: string, text: string): unknown }
  const name = 'explorer.told'
  // What a page reports while it's being left would be lost, so the next one reports it again.
  const reported = JSON.parse(sessionStorage.getItem(name) ?? '[]') as [string, string, string][]
  const report = (kind: string, text: string) => {
    const each: [string, string, string] = [crypto.randomUUID(), kind, text]
    reported.push(each)
    sessionStorage.setItem(name, JSON.stringify(reported))
    own.observe(...each)
  }
  for (const each of reported) own.observe(...each)
  const reportedIds = new Set<string>()
  let balance = ''
  const toastsIn = (node: Node) =>
    node instanceof Element
      ? [...(node.matches('.toast') ? [node] : node.querySelectorAll<HTMLElement>('.toast'))]
      : []
  new MutationObserver((changes) => {
    for (const toast of changes.flatMap((each) => [...each.addedNodes]).flatMap(toastsIn)) {
      const id = toast.getAttribute('data-id') ?? ''
      // The same toast in a new element: a sheet has opened, or the app has replaced the login.
      if (reportedIds.has(id)) continue
      reportedIds.add(id)
      report('toast', toast.querySelector('p')?.textContent ?? '')
    }
    const balanceLink = document.querySelector('header a[href="/wallet"]:not([aria-busy])')
    const shown = /₹([\d,]+)/.exec(balanceLink?.textContent ?? '')?.[1] ?? balance
    if (shown !== balance) report('balance', shown)
    balance = shown
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/**
 * Enters into the ledger what the pages of a context send and show. `meet` returns the outcome that the
 * plan has for a request.
 */
export async function listenTo(
  context: BrowserContext,
  ledger: LedgerCheck,
  meet: (operation: MoneyOperation) => SendOutcome,
): Promise<void> {
  const posts = new Map<Request, ReturnType<LedgerCheck['sent']>>()
  context.on('request', (request) => {
    const operation = operationOf(request)
    if (operation) {
      const from = request.frame().page()
      posts.set(request, ledger.sent(operation, keyOf(operation, request), meet(operation), from))
    }
  })
  context.on('response', (response) => {
    const post = posts.get(response.request())
    if (post) ledger.answered(post)
  })
  context.on('requestfailed', (request) => {
    const post = posts.get(request)
    if (post) ledger.lost(post)
  })
  const receivedIds = new Set<string>()
  await context.exposeBinding('observe', ({ page }, id: string, kind: string, text: string) => {
    if (receivedIds.has(id)) return
    receivedIds.add(id)
    if (kind === 'toast') ledger.heard(text, page)
    else ledger.shown(Number(text.replaceAll(',', '')))
  })
  await context.addInitScript(reportWhatIsShown)
}
