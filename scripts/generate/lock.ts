import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fill, fillIntegrity, missingOptional, type Lock, type LookUp } from '../lib/lock.ts'
import { root } from '../lib/root.mjs'

// Run it after `npm install` has changed the lock: `npm run generate -- lock`. With `-- --integrity` it asks
// the registry for each missing integrity, one package at a time.

/** Asks the npm that runs this script, and so the registry npm is configured to use. */
const askNpm: LookUp = async (name, version) => {
  const npm = process.env.npm_execpath
  if (npm === undefined) throw new Error('Run this with npm: npm run generate -- lock')
  const asked = ['view', `${name}@${version}`, 'dist.integrity']
  // npm fails when the registry doesn't have the package.
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
  `Added ${missing.length} missing platform packages to package-lock.json. ` +
    `${bareIn(filled)} of its packages have no integrity${asks ? ' in this registry' : ''}.\n`,
)
