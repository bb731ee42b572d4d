import { decide, type VisitFacts } from './first-visit.ts'
import { holdTaps } from './held-taps.ts'
import { startCall } from './started-calls.ts'

/** Filled in by the build. */
declare const __VISIT__: VisitFacts

/** The token, or null where there is none or storage is forbidden. */
function storedToken(key: string): string | null {
  try {
    // An empty token is none.
    return localStorage.getItem(key) || null
  } catch {
    return null
  }
}

/** Fetches a file of the app ahead. Resolves when it is here or cannot be had. */
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

/** In the head of the page: decides what stands there first, and asks for everything it needs. */
function startVisit(facts: VisitFacts): void {
  const { pathname, search } = location
  const token = storedToken(facts.tokenKey)
  const from = (history.state as { usr?: { from?: unknown } } | null)?.usr?.from
  const { picture, path } = decide({ path: pathname, search, token, from }, facts)
  if (path !== pathname) history.replaceState(null, '', path)

  // First of all: every file that is asked for before them can be in their way.
  const early = [
    ...(token === null ? [] : facts.session),
    ...(picture === 'home' ? facts.reads : []),
  ]
  const calls = early.map(({ url, bearer }) => startCall(url, bearer ? token : null))
  const styled = Promise.all(facts.styles.map((href) => bring('stylesheet', href)))
  for (const href of facts.parts[picture]) void bring('modulepreload', href)
  const taps = holdTaps(document)
  window.firstVisit = {
    picture,
    calls,
    reads: facts.reads.map(({ operation }) => operation),
    styled,
    place() {
      const root = document.getElementById('root')
      for (const template of document.querySelectorAll<HTMLTemplateElement>('template[id]')) {
        if (template.id === `picture-${picture}`) root?.append(template.content)
        template.remove()
      }
    },
    release: taps.release,
  }
}

startVisit(__VISIT__)
