import { relative, sep } from 'node:path'
import { SCREENS } from '../screen-of.ts'

/** What we use of the bundler's information about a module. */
interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

interface Build {
  demo: boolean
  /** The files of the screens that open without a login, from the project's folder. */
  publicScreens: readonly string[]
}

/** What the client's first calls need, for login and home. */
export const callModule = 'src/api/make-call.ts'
/** What money requests are made of. */
const moneyRequests = 'src/money/spec.ts'

/** Where each chunk starts; everything else follows from the imports. */
const begins = {
  entry: ['src/main.tsx'],
  login: ['src/app/start/login-first.tsx'],
  rows: [callModule],
  app: ['src/app/start/open-app.tsx', 'src/app/start/live-app.ts'],
  home: ['src/app/shell/shell-frame.tsx', 'src/features/dashboard/dashboard-screen.tsx'],
}
/** In the demo, the login also needs its accounts and the way to the backend in the page. */
const demoLogin = 'demo/demo.tsx'
/** Comes before any schema is used, and so with the library. */
const schemaSetup = 'demo/set-up-schemas.ts'
const routes = 'src/app/routing/routes.tsx'

/** Code that changes only with React's version. */
const runtime = /^\0rolldown[\\/]|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/**
 * Puts modules that are first needed together into one file, so that a first load takes a handful
 * of requests and a changed line renames few files:
 *
 * - `runtime`: React.
 * - `first`: the page's own script, and what login and app share. `login`: the rest of the login.
 * - `rows`: the endpoint rows with their schemas, and what else a call needs.
 * - `base`: the composition root, and libraries and parts that home and other screens share.
 * - `home`: the rest of home. No other file imports it.
 * - `screens`: the names of all other screens' files.
 * - `later`: what home fetches once it's idle.
 * - one for each folder of `src/features`, and for what several of these need `public`, if a screen
 *   that opens without a login is among them (`forms`, if it needs a part of the login too),
 *   `money`, if all of these have money requests, or else `shared`.
 *
 * `root` is the project's folder, with a slash at its end.
 *
 * Files are called `assets/<name>-<hash>.js`. The manifest doesn't list grouped modules: to find one,
 * look here or in the bundle's `moduleIds`.
 */
export function chunkNames(
  root: string,
  build: Build,
): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | null = null
  return (id, graph) => {
    if (runtime.test(id)) return 'runtime'
    names ??= assign(root, build, graph)
    return names.get(id) ?? null
  }
}

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

function assign(root: string, { demo, publicScreens }: Build, graph: Graph): Map<string, string> {
  const idOf = (path: string) => `${root.replaceAll(sep, '/')}${path}`
  const need = (name: keyof typeof begins) => closure(begins[name].map(idOf), graph)
  const [entry, rows, app] = [need('entry'), need('rows'), need('app')]
  const home = new Set([...app, ...need('home')])
  const login = closure([...begins.login, ...(demo ? [demoLogin] : [])].map(idOf), graph)

  const dynamicIn = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const screens = dynamicIn([idOf(SCREENS)]).filter((id) => !home.has(id) && !login.has(id))
  const idle = dynamicIn([...home].filter((id) => id !== idOf(routes) && !entry.has(id)))
  const later = closure(
    idle.filter((id) => !home.has(id)),
    graph,
  )
  const folderOf = (id: string) => relative(root, id).split(sep)[2] ?? ''
  const features = new Map(
    [...new Set(screens.map(folderOf))].map((folder) => [
      folder,
      closure(
        screens.filter((id) => folderOf(id) === folder),
        graph,
      ),
    ]),
  )

  const names = new Map<string, string>()
  /** The first name stays. */
  const name = (ids: Iterable<string>, nameOf: (id: string) => string | null) => {
    for (const id of ids) {
      const given = names.has(id) ? null : nameOf(id)
      if (given !== null) names.set(id, given)
    }
  }
  const usersOf = (id: string) => [...features.values()].filter((ids) => ids.has(id))
  const usedBy = (id: string) => usersOf(id).length

  names.set(idOf(SCREENS), 'screens')
  name(entry, () => 'first')
  name(login, (id) => (rows.has(id) || home.has(id) ? 'first' : 'login'))
  name(rows, () => 'rows')
  names.set(idOf(schemaSetup), 'rows')
  const ownOfHome = (id: string) =>
    !app.has(id) && !id.includes('/node_modules/') && usedBy(id) === 0 && !later.has(id)
  name(home, (id) => (ownOfHome(id) ? 'home' : 'base'))
  const open = closure(publicScreens.map(idOf), graph)
  const withLogin = (id: string) =>
    [...closure([id], graph)].some((each) => names.get(each) === 'login')
  name(open, (id) => {
    if (usedBy(id) <= 1 && !later.has(id)) return null
    return withLogin(id) ? 'forms' : 'public'
  })
  const groupOf = (id: string) =>
    usersOf(id).every((ids) => ids.has(idOf(moneyRequests))) ? 'money' : 'shared'
  name(later, (id) => (usedBy(id) > 0 ? groupOf(id) : 'later'))
  for (const [folder, ids] of features) name(ids, (id) => (usedBy(id) > 1 ? groupOf(id) : folder))
  return names
}
