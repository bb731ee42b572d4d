import { tortured } from '../../torture/tortured.ts'
import { repeatInvariants } from '../invariants/repeats.ts'
import { fromOrigin } from '../origin.ts'
import { countOf, countText, exitCodes, type ExitCode, type Report } from '../report/report.ts'
import type { Options } from './options.ts'
import type { Output } from './output.ts'

/** A part of `--all`: what became of it, and what it would need to judge. */
interface Part {
  name: string
  /** Left out: it wasn't run. */
  found?: string
  needs?: string | undefined
}

const lineOf = ({ name, found = 'not run', needs }: Part): string =>
  `  ${name}: ${found}${needs === undefined ? '' : `; needs ${needs}`}`

/** How many of these checks failed and were skipped. */
function foundIn(report: Report, is: (name: string) => boolean): string {
  const own = report.results.filter(({ name }) => is(name))
  const skipped = countOf(own, 'skipped') + countOf(own, 'unready')
  return `${countOf(own, 'failed')} of ${countText(own.length, 'check')} failed, ${skipped} not made`
}

const originNames = new Set(fromOrigin.map(({ name }) => name))
const keyNames = new Set(repeatInvariants.map(({ name }) => name))

const testHost = '--states URL, on a test host'

/** There was no time to send anything, which is no fault of the host. */
const wasNotTortured = (torture: ExitCode | null): torture is null | typeof exitCodes.usage =>
  torture === null || torture === exitCodes.usage

const needsOf = ({ stopped }: Report) =>
  stopped === null ? 'more --minutes' : 'a host that stays reachable'

/** What was found, and what each part would need. */
function partsOf(
  { states, token, login, origin, idempotencyKey }: Options,
  report: Report,
  torture: ExitCode | null,
): Part[] {
  const isOther = (name: string) => !originNames.has(name) && !keyNames.has(name)
  const tortureNeeds = states === undefined ? testHost : needsOf(report)
  return [
    {
      name: states === undefined ? 'Reads of what there is' : 'Every call, and rules across calls',
      found: report.stopped ?? foundIn(report, isOther),
      needs:
        states === undefined && token === undefined && login === undefined
          ? '--token or --login for what is a player’s own'
          : undefined,
    },
    ...(states === undefined
      ? [{ name: 'Every call, and rules across calls', needs: testHost }]
      : []),
    {
      name: 'What browsers need',
      ...(origin === undefined
        ? { needs: '--origin URL, the site browsers will open the client on' }
        : { found: report.stopped ?? foundIn(report, (name) => originNames.has(name)) }),
    },
    {
      name: 'Idempotency-Key',
      ...(idempotencyKey
        ? { found: report.stopped ?? foundIn(report, (name) => keyNames.has(name)) }
        : { needs: '--states and --idempotency-key, if the host accepts this header' }),
    },
    {
      name: 'Random money',
      ...(wasNotTortured(torture)
        ? { needs: tortureNeeds }
        : { found: torture === exitCodes.passed ? 'no error' : 'see above' }),
    },
  ]
}

/** The time that the checks may take: the rest is for the torture. */
const shareOfChecks = 0.7

/**
 * Runs everything that can be run on this host in so many minutes, and says what each part would need to judge.
 * `verified` makes the checks and prints them. Resolves to the first exit code that isn't 0.
 */
export async function everything(
  options: Options,
  { minutes, seed }: NonNullable<Options['all']>,
  output: Output,
  verified: (options: Options, output: Output) => Promise<{ code: ExitCode; report: Report }>,
): Promise<ExitCode> {
  const started = performance.now()
  const { code, report } = await verified({ ...options, minutes: minutes * shareOfChecks }, output)
  const left = minutes - (performance.now() - started) / 60_000
  let torture: ExitCode | null = null
  // What a state lacks that can't be set up, the torture may do without.
  if (options.states !== undefined && report.stopped === null && left > 0) {
    output.out('\n')
    torture = await tortured(options, { commands: 1e9, seed, minutes: left }, output)
  }
  const parts = partsOf(options, report, torture)
  output.out(
    ['', `Everything, in ${minutes} minutes at most:`, ...parts.map(lineOf), ''].join('\n'),
  )
  return code !== exitCodes.passed || wasNotTortured(torture) ? code : torture
}
