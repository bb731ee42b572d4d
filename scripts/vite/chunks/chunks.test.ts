import { expect, it } from 'vitest'
import { chunkNames } from './chunks.ts'

const root = new URL('../../../', import.meta.url).pathname

/** A module by its path, with what it imports at once and what later. */
const modules: Record<string, { now?: string[]; later?: string[] }> = {
  'src/main.tsx': { now: ['src/paths.ts'], later: ['demo/demo.tsx'] },
  'demo/demo.tsx': { now: ['demo/in-turns.ts'] },
  'demo/in-turns.ts': {
    later: ['src/api/make-call.ts', 'mocks/store/models.ts', 'mocks/backend.ts'],
  },
  'src/api/make-call.ts': { now: ['src/api/table/table.ts'] },
  'mocks/store/models.ts': { now: ['src/api/table/table.ts', 'mocks/store/moment.ts'] },
  'mocks/backend.ts': {
    now: ['src/paths.ts', 'mocks/store/models.ts', 'mocks/handlers/bet.ts'],
  },
}

const graph = {
  getModuleInfo(id: string) {
    const { now = [], later = [] } = modules[id.slice(root.length)] ?? {}
    const ids = (paths: readonly string[]) => paths.map((path) => root + path)
    return { importedIds: ids(now), dynamicallyImportedIds: ids(later) }
  },
}

it('in the demo, a turn’s file holds what no file before it has', () => {
  const nameOf = chunkNames(root, true)
  const files = Object.fromEntries(
    [
      'src/paths.ts',
      'demo/in-turns.ts',
      'src/api/table/table.ts',
      'mocks/store/models.ts',
      'mocks/store/moment.ts',
      'mocks/backend.ts',
      'mocks/handlers/bet.ts',
    ].map((path) => [path, nameOf(root + path, graph)]),
  )
  expect(files).toEqual({
    'src/paths.ts': 'first',
    'demo/in-turns.ts': 'login',
    'src/api/table/table.ts': 'calls',
    'mocks/store/models.ts': 'models',
    'mocks/store/moment.ts': 'models',
    'mocks/backend.ts': 'backend',
    'mocks/handlers/bet.ts': 'backend',
  })
})
