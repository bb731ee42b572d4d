import '../../scripts/lib/india.ts'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mockProvider } from '../../contracts/provider/mock-provider.ts'
import { readOptions } from '../../scripts/lib/options.ts'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { faults } from '../../tests/faults/table.ts'
import { verdictsPage } from './page.ts'
import { redOn, redWith, type Red } from './red.ts'

const usage = `Usage: npm run faults -w lab -- [--part N/OF | --only WORDS]
  Runs Pact's own verifier and ours on the mock host with each fault of tests/faults, and writes
  docs/verdicts.md when all have been tried. It takes half an hour. Pact's verifier prints its own
  report; the counts go to stderr.
  --part N/OF   the Nth of OF parts only; what the others found is kept in .cache
  --only WORDS  only the hosts whose description has these words
`

process.env['PACT_DO_NOT_TRACK'] = 'true'
const { part, only } = readOptions(usage, { part: { type: 'string' }, only: { type: 'string' } })
const [, nth = '1', of = '1'] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(part ?? '1/1') ?? []
if (part !== undefined && part !== `${nth}/${of}`) {
  throw new UsageError(`--part must be a part of all, such as 1/4, not "${part}".`)
}
const asked = faults.filter(
  ({ host }, index) => index % Number(of) === Number(nth) - 1 && host.includes(only ?? ''),
)
if (asked.length === 0) throw new UsageError(`No faulty host's description has "${only}".`)

const file = join(root, '.cache/faults/red.json')
/** What is red on each host so far; a whole run begins anew. */
const red: Record<string, Red> =
  part !== undefined && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Red>)
    : {}
function note(host: string, counts: Red): void {
  red[host] = counts
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(red))
  process.stderr.write(`${JSON.stringify({ host, ...counts })}\n`)
}

const sound = ['has no fault', 'departs wherever that does no harm'] as const
for (const name of sound) {
  const { host, statesUrl } = await mockProvider({ departs: name !== 'has no fault' })
  note(name, { ...(await redOn({ url: host.url, states: statesUrl })), torture: false })
  await host.close()
}
for (const { host, fault } of asked) note(host, await redWith(fault))

const untried = faults.filter(({ host }) => !red[host])
if (untried.length > 0) process.stderr.write(`${untried.length} faulty hosts are left to try.\n`)
else {
  const hosts = [...sound.map((host) => ({ host, harm: 'none' })), ...faults]
  const tried = hosts.flatMap(({ host, harm }) => {
    const counts = red[host]
    return counts ? [{ host, harm, ...counts }] : []
  })
  writeFileSync(join(root, 'docs/verdicts.md'), verdictsPage(tried))
}
// Pact's library keeps the process alive.
process.exit(0)
