import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package's version, with the commit if there is one: '0.1.0 (7d6dbdf)'. */
export function appVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    const args = ['rev-parse', '--short=7', 'HEAD']
    return `${version} (${execFileSync('git', args, { cwd: root, stdio: [...stdio] })
      .toString()
      .trim()})`
  } catch {
    return version
  }
}
