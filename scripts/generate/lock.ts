import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill, missingOptional, type Lock } from '../lib/lock.ts'
import { root } from '../lib/root.mjs'

// Run it after `npm install` has changed the lock: `npm run generate -- lock`.

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock
const missing = missingOptional(lock)
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(fill(lock), null, 2)}\n`)
process.stdout.write(`Added ${missing.length} missing platform packages to package-lock.json.\n`)
