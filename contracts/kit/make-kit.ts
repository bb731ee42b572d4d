import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { stubPact } from './stub-pact.ts'

/** The kit's generated files: from `contracts/generated` to their place in the kit. */
const generated = {
  'api.md': 'api.md',
  'openapi.json': 'openapi.json',
  'openapi-3.0.json': 'openapi-3.0.json',
  'states.json': 'states.json',
  'ank-client-ank-host.json': 'pacts/ank-client-ank-host.json',
  'must.json': 'pacts/must.json',
  'must-forms.json': 'pacts/must-forms.json',
  'words.json': 'pacts/words.json',
  'words-forms.json': 'pacts/words-forms.json',
}

/** The version in the name of the kit. */
export const kitVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

interface Pact {
  interactions: { description: string }[]
}

/** Numbers for the kit's README, by their name in braces, taken from the kit's pacts. */
function countsOf({ interactions }: Pact, atMust: Pact): Record<string, string | number> {
  const names = interactions.map(({ description }) => description.split(': '))
  const guarded = names.filter(([, name = '']) => name.startsWith('refused, signed-out'))
  const operations = [...new Set(names.map(([operation]) => operation))]
  const open = operations.filter((one) => guarded.every(([operation]) => operation !== one))
  return {
    cases: names.length,
    operations: operations.length,
    guarded: atMust.interactions.filter(({ description }) =>
      description.includes(': refused, signed-out'),
    ).length,
    must: atMust.interactions.length,
    version: kitVersion(),
    open: `${open.slice(0, -1).join(', ')} and ${open.at(-1)}`,
  }
}

/** A pact with one interaction on each line, as `verify.sh` expects. */
export function pactText({ interactions, ...rest }: Pact): string {
  const lines = interactions.map((one) => `    ${JSON.stringify(one)}`).join(',\n')
  const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '')
  return `${head},\n  "interactions": [\n${lines}\n  ]\n}\n`
}

const noChanges = 'This kit was made without a list of changes.\n'

/**
 * Makes the contract kit in `folder` (absolute), which is emptied first. `changes`: what
 * `contract:changes` says about the time since the version hosts have.
 */
export function makeKit(folder: string, changes = noChanges): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pacts'), { recursive: true })
  cpSync(join(root, 'contracts/kit/files'), folder, { recursive: true })
  for (const [name, place] of Object.entries(generated)) {
    cpSync(join(root, 'contracts/generated', name), join(folder, place))
  }
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const pactOf = (name: string) => JSON.parse(read(`pacts/${name}`)) as Pact
  const strict = pactOf('ank-client-ank-host.json')
  const counts = countsOf(strict, pactOf('must.json'))
  writeFileSync(join(folder, 'pacts/ank-client-ank-host.json'), pactText(strict))
  writeFileSync(join(folder, 'pacts/stub.json'), pactText(stubPact(strict)))
  writeFileSync(
    join(folder, 'CHANGES.md'),
    `# What changed for a host\n\nThis is version ${kitVersion()} of the contract.\n\n${changes}`,
  )
  for (const name of ['README.md', 'verify.sh', 'compose.yml']) {
    const filled = read(name).replace(/(?<!\$)\{(\w+)\}/g, (whole, key: string) =>
      String(counts[key] ?? whole),
    )
    writeFileSync(join(folder, name), filled)
  }
}
