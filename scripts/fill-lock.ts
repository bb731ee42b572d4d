import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fill, fillIntegrity, missingOptional, type Lock, type LookUp } from './lib/lock.ts'
import { root } from './lib/root.mjs'

// To be run after `npm install` has changed the lock: `npm run fill-lock`. With `-- --integrity` the
// registry is asked for the integrity of what has none, one package after the other.

/** By the npm that runs this script, and so from the registry that it is set to. */
const askNpm: LookUp = async (name, version) => {
  const npm = process.env.npm_execpath
  if (npm === undefined) throw new Error('Please run this by npm: npm run fill-lock')
  const asked = ['view', `${name}@${version}`, 'dist.integrity']
  // A package that this registry does not have ends npm with an error.
  const answer = await promisify(execFile)(process.execPath, [npm, ...asked]).catch(() => null)
  return answer?.stdout.trim() || null
}

const bareIn = ({ packages }: Lock) =>
  Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity).length

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock
const missing = missingOptional(lock)
const asks = process.argv.includes('--integrity')
const complete = fill(lock)
const filled = asks ? await fillIntegrity(complete, askNpm) : complete
if (missing.length > 0 || asks) writeFileSync(path, `${JSON.stringify(filled, null, 2)}\n`)
process.stdout.write(
  `${missing.length} missing platform packages added to package-lock.json; ` +
    `${bareIn(filled)} of its packages have no integrity${asks ? ' that this registry knows' : ''}\n`,
)
