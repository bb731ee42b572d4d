import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Language } from '#platform/language/languages.ts'
import { buildTarget } from '../lib/build/floor.ts'
import { messages } from './chunks/messages.ts'

/**
 * Builds a separate script: one file without imports.
 * @param root the project's folder, with a slash at its end
 * @param entry the script's path in `root`
 * @param language of its words
 * @param define names to replace with values
 */
export async function buildScript(
  root: string,
  entry: string,
  language: Language,
  define: Record<string, unknown>,
): Promise<string> {
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [messages(root, language)],
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: buildTarget,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'script' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = output[0]?.output[0].code
  if (code === undefined) throw new Error(`${entry} has not been built.`)
  return code
}
