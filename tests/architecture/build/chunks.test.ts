import { expect, it } from 'vitest'
import { chunkNames } from '../../../scripts/vite/chunks/chunks.ts'

/** Who imports whom; `later` are dynamic imports. */
const modules: Record<string, { now?: string[]; later?: string[] }> = {
  'src/main.tsx': {
    now: ['src/client.ts'],
    later: ['src/app/start/login-first.tsx', 'src/app/start/live-app.ts'],
  },
  'src/client.ts': { later: ['src/api/make-call.ts'] },
  'src/api/make-call.ts': { now: ['src/api/table/load-row.ts'] },
  'src/api/table/load-row.ts': { now: ['src/api/table/game.ts'], later: ['src/api/table/bet.ts'] },
  'src/api/table/game.ts': { now: ['node_modules/zod/index.js'] },
  'src/api/table/bet.ts': { now: ['node_modules/zod/index.js', 'src/bet-schema.ts'] },
  'src/app/start/login-first.tsx': {
    now: ['src/client.ts', 'src/ui/form/field/field.tsx', 'src/login.ts'],
  },
  'src/app/start/live-app.ts': {
    now: ['src/app/start/open-app.tsx', 'node_modules/router/index.js'],
  },
  'src/app/start/open-app.tsx': {
    now: ['src/app/routing/routes.tsx', 'src/client.ts', 'node_modules/react/index.js'],
  },
  'src/app/routing/routes.tsx': {
    later: ['src/features/dashboard/dashboard-screen.tsx', 'src/app/routing/screens.tsx'],
  },
  'src/app/routing/screens.tsx': {
    later: [
      'src/features/bet/bet-screen.tsx',
      'src/features/game/chart-screen.tsx',
      'src/features/game/rates-screen.tsx',
      'src/features/guide/guide-screen.tsx',
    ],
  },
  'src/features/dashboard/dashboard-screen.tsx': { now: ['src/card.tsx'], later: ['src/menu.tsx'] },
  'src/app/shell/shell-frame.tsx': { now: ['src/bar.tsx', 'src/updates.ts'] },
  'src/menu.tsx': { now: ['src/updates.ts', 'src/drawer.tsx', 'src/bank.ts', 'src/phone.ts'] },
  'src/features/bet/bet-screen.tsx': {
    now: ['src/bar.tsx', 'src/ui/form/field/field.tsx', 'src/table.tsx', 'src/send.ts'],
  },
  'src/features/game/chart-screen.tsx': {
    now: ['src/table.tsx', 'src/bank.ts', 'src/title.tsx'],
    later: ['src/qr.ts'],
  },
  'src/features/game/rates-screen.tsx': { now: ['src/rates.ts'] },
  'scenarios/demo/demo.tsx': { now: ['src/card.tsx', 'scenarios/accounts.tsx'] },
  'src/features/guide/guide-screen.tsx': {
    now: ['src/title.tsx', 'src/phone.ts', 'src/text.ts', 'src/send.ts'],
  },
  'src/send.ts': { now: ['src/ui/form/field/field.tsx'] },
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (modules[id.slice(6)]?.now ?? []).map((path) => `/code/${path}`),
    dynamicallyImportedIds: (modules[id.slice(6)]?.later ?? []).map((path) => `/code/${path}`),
  }),
}
const publicScreens = ['src/features/guide/guide-screen.tsx']
const nameOf = chunkNames('/code/', { demo: false, publicScreens })

it.each([
  ['src/main.tsx', 'first', 'one request less: Vite names this file in the page'],
  ['node_modules/react/index.js', 'runtime', 'React'],
  ['src/client.ts', 'first', 'login and app need it'],
  ['src/login.ts', 'login', 'only the login needs it'],
  ['node_modules/zod/index.js', 'rows', 'the first endpoint rows need it'],
  ['src/bet-schema.ts', 'shared', 'only other endpoint rows need it: it comes with the screens'],
  ['node_modules/router/index.js', 'base', 'a library of the app'],
  ['src/bar.tsx', 'base', 'home and another screen need it'],
  ['src/updates.ts', 'base', 'home and what follows it need it'],
  ['src/card.tsx', 'home', 'only home needs it'],
  ['src/app/routing/routes.tsx', 'base', 'every screen needs to know who may see it'],
  [
    'src/app/routing/screens.tsx',
    'screens',
    'names the files of the screens, and nobody imports it',
  ],
  ['src/drawer.tsx', 'later', 'what home fetches when idle'],
  ['src/bank.ts', 'shared', 'one folder needs it, and what follows home'],
  ['src/table.tsx', 'shared', 'two folders need it'],
  ['src/title.tsx', 'public', 'one of two folders opens without a login'],
  ['src/phone.ts', 'public', 'what follows home needs it, and who has no login'],
  ['src/send.ts', 'forms', 'as the title, but it brings a part of the login'],
  ['src/text.ts', 'guide', 'one folder needs it'],
  ['src/rates.ts', 'game', 'one folder needs it'],
  ['src/qr.ts', null, 'a part that a screen fetches by itself'],
] as [path: string, name: string | null, why: string][])('%s is in %s: %s', (path, name) => {
  expect(nameOf(`/code/${path}`, graph)).toBe(name)
})

it('in the demo, what its login needs comes with the login', () => {
  const nameInDemo = chunkNames('/code/', { demo: true, publicScreens })
  expect(nameInDemo('/code/src/card.tsx', graph)).toBe('first')
  expect(nameInDemo('/code/scenarios/accounts.tsx', graph)).toBe('login')
})
