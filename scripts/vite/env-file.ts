import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { readConfig, type Config } from '../../src/platform/config.ts'

/** The files Vite reads for a mode, weakest first. */
const envFiles = (mode: string) => ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]

/** A sentence for each line of an environment file that is neither a comment nor `NAME=value`. */
export function badLines(name: string, text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const fine = /^\s*(#.*)?$/.test(line) || /^\s*(export\s+)?[A-Za-z_][\w.-]*\s*=/.test(line)
    return fine ? [] : [`${name}, line ${index + 1}, isn't NAME=value: ${line.trim()}`]
  })
}

/**
 * The configuration of a build or dev server: the environment files in `root` and the process's own
 * `VITE_*` variables. A malformed one is reported and ends the process with code 2, so that players
 * never meet it; an unknown one only gets a warning.
 */
export function configOrExit(mode: string, root: string): Config {
  const problems = envFiles(mode).flatMap((name) => {
    const path = join(root, name)
    return existsSync(path) ? badLines(name, readFileSync(path, 'utf8')) : []
  })
  const answer = readConfig(loadEnv(mode, root, 'VITE_'))
  if (!answer.ok) problems.push(...answer.problems)
  if (answer.ok) for (const line of answer.warnings) process.stderr.write(`Warning: ${line}\n`)
  if (problems.length === 0 && answer.ok) return answer.config
  const where = 'There are mistakes in the configuration (environment variables and .env files):'
  process.stderr.write(`\n${where}\n${problems.map((line) => `  - ${line}\n`).join('')}\n`)
  process.exit(2)
}
