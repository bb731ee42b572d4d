import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserslistToTargets } from 'lightningcss'
import { root } from '../root.mjs'

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  browserslist: `${'chrome' | 'safari' | 'ios_saf' | 'firefox'} ${number}`[]
}

/** The oldest browsers that run the client, and their versions: `browserslist` in package.json. */
export const floor = browserslist.map((text) => {
  const [name, version] = text.split(' ') as ['chrome' | 'safari' | 'ios_saf' | 'firefox', string]
  return { name, version: Number(version) }
})

/** The same as Vite names them, for what it writes in scripts and styles. */
export const buildTarget = floor.map(
  ({ name, version }) => (name === 'ios_saf' ? 'ios' : name) + version,
)

/** The same as Lightning CSS has it. */
export const cssTargets = browserslistToTargets(
  floor.map(({ name, version }) => `${name} ${version}`),
)
