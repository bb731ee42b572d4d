// In place of the bundler’s own groups: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { basename, sep } from 'node:path'
import { publicScreens, SCREENS } from '../screen-of.ts'

/** What we use of the bundler's information about modules. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** Makes calls; with what it imports, all that the first calls of login and home need. */
export const callModule = 'src/api/make-call.ts'

/** Where the code of a first load starts, for each of its files; the rest follows from the imports. */
export const startModules = {
  entry: ['src/main.tsx'],
  login: ['src/start/login-first.tsx'],
  calls: [callModule],
  home: [
    'src/start/open-app.tsx',
    'src/start/live-app.ts',
    'src/app/shell/shell-frame.tsx',
    'src/features/dashboard/dashboard-screen.tsx',
  ],
}
/** In the demo, the login also needs its accounts and the way to the backend in the page. */
const demoLogin = 'demo/demo.tsx'
/** What of the demo runs in turns; each has a file with what those before it don't have. */
const demoTurns = 'demo/in-turns.ts'
/** Configures the schema library, so it's in the same file: it must run before any schema is used. */
const schemaSetup = 'demo/set-up-schemas.ts'

/** Code that changes only with React's version. */
const runtime = /^\0rolldown[\\/]|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** Every module that loading `ids` loads. */
function closure(ids: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>()
  const waiting = [...ids]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/**
 * Puts what a first load needs into a handful of files: `runtime` (React), `first` (what login and
 * home share), `login`, `calls` (the endpoint rows with their schemas, and what makes a call), `home`,
 * `guides` (the screens that open without a login and need none of its code), `public` (the others
 * that open without one), and `screens` (the names of all other screens' files). In the demo, there is also
 * one for each turn of its start (`demo/in-turns.ts`). The bundler makes a file for each of those, and one
 * for what they share.
 *
 * `root` is the project's folder, with a slash at its end.
 */
export function chunkNames(
  root: string,
  demo: boolean,
): (id: string, graph: Graph) => string | null {
  const idOf = (path: string) => `${root.replaceAll(sep, '/')}${path}`
  let parts: Record<keyof typeof startModules | 'guides' | 'open', Set<string>> | null = null
  let turns: readonly { name: string; modules: Set<string> }[] | null = null
  return (id, graph) => {
    if (runtime.test(id)) return 'runtime'
    if (id === idOf(SCREENS)) return 'screens'
    if (id === idOf(schemaSetup)) return 'calls'
    const need = (...paths: readonly string[]) => closure(paths.map(idOf), graph)
    parts ??= (() => {
      const entry = need(...startModules.entry)
      const login = need(...startModules.login, ...(demo ? [demoLogin] : []))
      const calls = need(...startModules.calls)
      const home = need(...startModules.home)
      const known = new Set([...entry, ...calls, ...home])
      const isLoginsOwn = (module: string) => login.has(module) && !known.has(module)
      const open = publicScreens(root).map((screen) => need(screen))
      const all = (modules: Set<string>[]) => new Set(modules.flatMap((each) => [...each]))
      const guides = all(open.filter((modules) => ![...modules].some(isLoginsOwn)))
      return { entry, login, calls, home, guides, open: all(open) }
    })()
    turns ??=
      (demo ? graph.getModuleInfo(idOf(demoTurns)) : null)?.dynamicallyImportedIds.map(
        (module) => ({
          name: basename(module).replace(/\.tsx?$/, ''),
          modules: closure([module], graph),
        }),
      ) ?? []
    const { entry, login, calls, home, guides, open } = parts
    if (entry.has(id)) return 'first'
    if (login.has(id)) return calls.has(id) || home.has(id) ? 'first' : 'login'
    if (calls.has(id)) return 'calls'
    if (home.has(id)) return 'home'
    const turn = turns.find(({ modules }) => modules.has(id))
    if (turn) return turn.name
    if (guides.has(id)) return 'guides'
    return open.has(id) ? 'public' : null
  }
}
