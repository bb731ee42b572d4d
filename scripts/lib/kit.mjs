import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
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
export const kitVersion = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/**
 * Makes the contract kit in an empty folder.
 * @param {string} folder absolute; what is there is removed
 */
export function makeKit(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pacts'), { recursive: true })
  cpSync(join(root, 'contracts/kit'), folder, { recursive: true })
  for (const [name, place] of Object.entries(generated)) {
    cpSync(join(root, 'contracts/generated', name), join(folder, place))
  }
}
