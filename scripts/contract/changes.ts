import { changesSince } from '../lib/changes-since.ts'
import { UsageError } from '../lib/root.mjs'

/** `npm run contract:changes -- REF`: describes what changed for a host since a commit. */
const [ref, ...more] = process.argv.slice(2)
if (ref === undefined || ref.startsWith('-') || more.length > 0) {
  throw new UsageError('Usage: npm run contract:changes -- REF (a commit, branch or tag)')
}
process.stdout.write(changesSince(ref))
