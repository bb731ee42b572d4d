import '../../scripts/lib/india.ts'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mockProvider } from '#contracts/provider/mock-provider.ts'
import { readOptions } from '../../scripts/lib/options.ts'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { packageBin } from '../../scripts/lib/steps/steps.ts'
import { redOn, redWith } from './red.ts'
import { faults } from './table.ts'
import { verdictsPage } from './verdicts-page.ts'
import { readVerdicts, verdictsFile, writeVerdicts, type Verdict } from './verdicts.ts'

const usage = `Usage: npm run faults -- [--missing | --part N/OF | --only WORDS] [--ours]
  Runs Pact's own verifier and ours on the mock host with each fault of host-kit/faults, and writes what
  they say to ${verdictsFile} and docs/verdicts.md. All of them take half an hour. Pact's verifier prints its own report;
  the counts go to stderr.
  --missing     only the hosts that the file lacks
  --part N/OF   the Nth of OF parts only
  --only WORDS  only the hosts whose description has these words
  --ours        only our verifier's checks; what Pact's and torture say stays as the file has it
`

process.env['PACT_DO_NOT_TRACK'] = 'true'
const { part, only, missing, ours } = readOptions(usage, {
  part: { type: 'string' },
  only: { type: 'string' },
  missing: { type: 'boolean' },
  ours: { type: 'boolean' },
})
const [, nth = '1', of = '1'] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(part ?? '1/1') ?? []
if (part !== undefined && part !== `${nth}/${of}`) {
  throw new UsageError(`--part must be a part of all, such as 1/4, not "${part}".`)
}

const sound = [
  { host: 'has no fault', harm: 'none' },
  { host: 'departs wherever that does no harm', harm: 'none' },
] as const
const page = join(root, 'docs/verdicts.md')
const verdicts = readVerdicts()

const chosen = [...sound, ...faults].filter(
  ({ host }, index) =>
    index % Number(of) === Number(nth) - 1 &&
    host.includes(only ?? '') &&
    !(missing === true && verdicts.has(host)),
)
if (chosen.length === 0) {
  throw new UsageError(
    missing ? `${verdictsFile} has every host.` : `No host's description has "${only}".`,
  )
}

for (const one of chosen) {
  const { host, harm } = one
  const verdict: Verdict = { harm, ...(await tryHost(one)) }
  verdicts.set(host, verdict)
  process.stderr.write(`${JSON.stringify({ host, ...verdict })}\n`)
  // After each, so that what was tried stays when it's stopped.
  const rows = [...sound, ...faults].flatMap((each) => {
    const found = verdicts.get(each.host)
    return found ? [{ ...found, host: each.host, harm: each.harm }] : []
  })
  writeVerdicts(rows)
  writeFileSync(page, verdictsPage(rows))
  const files = [page, join(root, verdictsFile)]
  execFileSync(process.execPath, [packageBin.prettier, '--write', '--log-level=warn', ...files], {
    cwd: root,
  })
}
// Pact's library keeps the process alive.
process.exit(0)

async function tryHost(one: (typeof chosen)[number]) {
  const known = ours ? verdicts.get(one.host) : undefined
  if ('fault' in one) return redWith(one.fault, known)
  const { host, statesUrl } = await mockProvider({ departs: one.host !== 'has no fault' })
  const red = await redOn({ url: host.url, states: statesUrl }, known?.pact)
  await host.close()
  return red
}
