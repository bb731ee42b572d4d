import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Path (with `/`, none at its beginning) and content of every file in a folder. */
export function filesIn(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name.split(sep).join('/'), readFileSync(join(folder, name))])
}
