import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Generated files in the kit, by their name in `contracts/generated`, with where they go. */
const generated = {
  'api.md': 'api.md',
  'openapi.json': 'openapi.json',
  'states.json': 'states.json',
  'ank-client-ank-host.json': 'pacts/ank-client-ank-host.json',
}

/** The version in the name of the kit. */
export const kitVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

interface Pact {
  interactions: { description: string }[]
}

/** What the README counts, by its name in braces: taken from the pact that lies beside it. */
function countsOf({ interactions }: Pact): Record<string, string | number> {
  const names = interactions.map(({ description }) => description.split(': '))
  const guarded = names.filter(([, name = '']) => name.startsWith('refused, signed-out'))
  const operations = [...new Set(names.map(([operation]) => operation))]
  const open = operations.filter((one) => guarded.every(([operation]) => operation !== one))
  return {
    cases: names.length,
    operations: operations.length,
    guarded: guarded.length,
    open: `${open.slice(0, -1).join(', ')} and ${open.at(-1)}`,
  }
}

/** Makes the contract kit in `folder` (absolute); what is there is removed. */
export function makeKit(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pacts'), { recursive: true })
  cpSync(join(root, 'contracts/kit'), folder, { recursive: true })
  for (const [name, place] of Object.entries(generated)) {
    cpSync(join(root, 'contracts/generated', name), join(folder, place))
  }
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const counts = countsOf(JSON.parse(read('pacts/ank-client-ank-host.json')) as Pact)
  const readme = read('README.md').replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(counts[name] ?? whole),
  )
  writeFileSync(join(folder, 'README.md'), readme)
}
