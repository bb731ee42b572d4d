import { UsageError } from '../../scripts/lib/root.mjs'
import { changesSince } from '../changes/report.ts'

/** `npm run changes -w host-kit -- REF`: describes what changed for a host since a commit. */
const [ref, ...more] = process.argv.slice(2)
if (ref === undefined || ref.startsWith('-') || more.length > 0) {
  throw new UsageError('Usage: npm run changes -w host-kit -- REF (a commit, branch or tag)')
}
process.stdout.write(changesSince(ref))
