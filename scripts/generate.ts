import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, UsageError } from './lib/root.mjs'

/** What each file in `scripts/generate` writes. */
const names = readdirSync(join(root, 'scripts/generate')).map((file) => file.replace(/\.ts$/, ''))

/** `npm run generate -- [NAME]...`: writes all generated files, or those of a name. */
const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = given.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  throw new UsageError(`Nothing generates ${unknown.join(', ')}. There are ${names.join(', ')}.`)
}
for (const name of given.length > 0 ? given : names) {
  await import(`./generate/${name}.ts`)
}
