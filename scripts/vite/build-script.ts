import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * Builds a separate script: one file without imports.
 * @param root the project's folder
 * @param entry the script's path in `root`
 * @param define names to replace with values
 */
export async function buildScript(
  root: string,
  entry: string,
  define: Record<string, unknown>,
): Promise<string> {
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, entry), formats: ['iife'], name: 'script' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = output[0]?.output[0].code
  if (code === undefined) throw new Error(`${entry} has not been built.`)
  return code
}
