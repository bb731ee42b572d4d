import { askForConfig, keptConfig, type OwnConfig } from '../ank-json/kept-config.ts'
import { narrowPolicy } from '../ank-json/narrow-policy.ts'
import { decide, plain, type VisitFacts } from './first-visit.ts'
import { holdTaps } from './held-taps.ts'
import { startCall } from './started-calls.ts'

/** Filled in by the build. */
declare const __VISIT__: VisitFacts

/** The token, or null where there is none or storage is forbidden. */
function storedToken(key: string): string | null {
  try {
    // An empty token counts as none.
    return localStorage.getItem(key) || null
  } catch {
    return null
  }
}

/** Prefetches a file of the app. Resolves when it has loaded or failed. */
function bring(rel: string, href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  link.crossOrigin = ''
  document.head.append(link)
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
}

/** Replaces the build's product name with the operator's. */
function rename(picture: Node, from: string, to: string): void {
  if (from === to) return
  const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    currentNode.nodeValue = currentNode.nodeValue?.replaceAll(from, to) ?? ''
  }
}

/** In the page's head: decides what to show first, and requests everything it needs. */
function startVisit(facts: VisitFacts): void {
  const { pathname, search } = location
  const token = storedToken(facts.tokenKey)
  const from = (history.state as { usr?: { from?: unknown } } | null)?.usr?.from
  const { picture, path } = decide({ path: pathname, search, token, from }, facts)
  if (path !== pathname) history.replaceState(null, '', path)

  const kept = facts.demo ? {} : keptConfig()
  const asked = kept === null ? askForConfig() : null
  const appName = kept?.appName || facts.appName
  const apiHost = kept?.apiHost ?? facts.apiHost
  if (kept && !facts.demo) narrowPolicy(apiHost)

  // Without HTTP/2, a browser has six connections to a host, and little bandwidth. What takes longest is
  // requested first, beside what soon frees its connection for the rest: the player's own data and the
  // smallest file. Public data comes last.
  const files = [
    ...new Set([
      ...facts.parts[picture],
      ...(facts.open[plain(path)] ?? []),
      ...(asked ? facts.configParts : []),
    ]),
  ]
  const bringAll = (hrefs: readonly string[]) => hrefs.map((href) => bring('modulepreload', href))
  const early = [
    ...(token === null ? [] : facts.session),
    ...(picture === 'home' ? facts.reads : []),
    ...(facts.openReads[plain(path)] ?? []),
  ]
  const start = (isOwn: boolean, host: string) =>
    early
      .filter(({ bearer }) => bearer === isOwn)
      .map(({ url }) => startCall(host + url.slice(facts.apiHost.length), isOwn ? token : null))
  void bringAll(files.slice(0, 2))
  const own = kept ? start(true, apiHost) : []
  void bringAll(files.slice(-1))
  const styled = Promise.all(facts.styles.map((href) => bring('stylesheet', href)))
  void bringAll(files.slice(2, -1))
  const calls = kept ? [...own, ...start(false, apiHost)] : []
  // On a first visit, public data alone is requested before the app has checked the file.
  asked
    ?.then((answer) => (answer.ok ? answer.clone().json() : null))
    .then(({ apiHost: host = facts.apiHost }: OwnConfig) =>
      calls.push(...start(false, host.replace(/\/$/, ''))),
    )
    // Those who wait for the file see its failure.
    .catch(() => undefined)
  const taps = holdTaps(document)
  let offered: Event | null = null
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event
  })
  window.firstVisit = {
    picture,
    appName,
    kept,
    asked,
    calls,
    reads: facts.reads,
    styled,
    place() {
      const root = document.getElementById('root')
      for (const template of document.querySelectorAll<HTMLTemplateElement>('template[id]')) {
        if (template.id === `picture-${picture}`) {
          rename(template.content, facts.appName, appName)
          root?.append(template.content)
        }
        template.remove()
      }
    },
    release: taps.release,
    offered: () => offered,
  }
}

startVisit(__VISIT__)
