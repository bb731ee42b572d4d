import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The path (with `/`, none at the beginning) and content of every file in a folder. */
export function filesIn(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name.split(sep).join('/'), readFileSync(join(folder, name))])
}
