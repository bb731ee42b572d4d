import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError } from '../../scripts/lib/root.mjs'
import { scenarioFrom } from '../scenario/scenario-from.ts'

// Makes rows for the demo of a log: a HAR file, or what the contract monitor saved.
const [file, ...more] = process.argv.slice(2)
if (file === undefined || file.startsWith('-') || more.length > 0) {
  throw new UsageError(
    'Usage: npm run scenario -w host-kit -- FILE (a HAR file or a monitor’s log)',
  )
}
// Hosts' days and times are India's, whatever the machine's are.
process.env.TZ = 'Asia/Kolkata'
const path = resolve(process.env.INIT_CWD ?? '', file)
let log: string
try {
  log = readFileSync(path, 'utf8')
} catch {
  throw new UsageError(`There is no file ${path}.`)
}
const { text, unread } = await scenarioFrom(log)
const made = `${path.replace(/\.\w+$/, '')}.demo.json`
writeFileSync(made, text)
process.stdout.write(`Made ${made}. Open it in the demo: Tools, Import.\n`)
for (const sentence of unread) process.stdout.write(`- ${sentence}\n`)
