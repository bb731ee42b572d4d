import { states } from '#contracts/cases/states.ts'
import { notAHost, parseHost } from '../verify/address.ts'
import type { Options } from '../verify/command/options.ts'
import { apiPage, countText, exitCodes, type ExitCode } from '../verify/report/report.ts'
import { requestStaffAction } from '../verify/staff-actions.ts'
import { setUpOver } from '../verify/states-url.ts'
import { codeOf } from '../verify/verify-host.ts'
import { fewest, kinds } from './kinds.ts'
import { torture, type TortureResult } from './torture.ts'

const grouped = (count: number) => count.toLocaleString('en-IN')

const counted = (counts: Iterable<readonly [string, number]>) =>
  [...counts].map(([what, count]) => `  ${grouped(count).padStart(6)}  ${what}`)

/** The pairs of calls that hardly ran at once, so that a clean verdict proves nothing about them. */
function unproven({ played, staff }: TortureResult): string[] {
  const missing = played.tooFew(staff)
  if (missing.length === 0) return []
  return [
    '',
    `These ran at once fewer than ${fewest} times, which proves nothing of them; make more --commands:`,
    ...missing.map((pair) => `  ${pair}`),
  ]
}

/** What was sent that must be refused, and why some of it couldn't be. */
function refusals({
  beyond,
  late,
  inactive,
  sundays,
  staff,
  moments,
  hasSundays,
}: TortureResult): string[] {
  const sent = [
    `${grouped(beyond)} had a value beyond its limits`,
    `${grouped(late)} came after a closing`,
    `${grouped(inactive)} came from an inactive player`,
    `${grouped(sundays)} asked for a withdrawal on a Sunday`,
  ]
  return [
    `Of the requests, ${sent.join(', ')}: each must be refused.`,
    ...(moments
      ? []
      : [
          'No bet came after a closing, and nothing in the first or last minutes of a Sunday: the states URL',
          `can't set the host's clock (${apiPage}#provider-states).`,
        ]),
    ...(hasSundays
      ? []
      : [
          `No withdrawal was asked for on a Sunday: the state "${states.sunday.given}" can't be set up.`,
        ]),
    ...(staff && inactive === 0
      ? ["No player became inactive: that staff action isn't accepted, or make more --commands."]
      : []),
  ]
}

/** The report of a torture. */
export function tortureReport(host: string, result: TortureResult): string {
  const { commands, taken, refused, seconds, seed, staff, found, played, cut } = result
  const pace = grouped(Math.round((commands / seconds) * 60))
  return [
    `${host}, ${grouped(commands)} commands in ${seconds.toFixed(1)} s, ${pace} a minute, seed ${seed}`,
    `${countText(taken, 'request')} ${taken === 1 ? 'was' : 'were'} accepted, ${grouped(refused)} refused, ${countText(cut, 'answer')} cut off.`,
    ...refusals(result),
    ...(staff
      ? []
      : [
          "No results were declared and no requests decided: the states URL doesn't accept staff",
          `actions. See ${apiPage}#what-the-staff-do.`,
        ]),
    '',
    'Played:',
    ...counted([...played.kinds].map(([kind, count]) => [kinds[kind], count] as const)),
    '',
    'At once:',
    ...counted([...played.pairs].toSorted(([, a], [, b]) => b - a)),
    '',
    ...(found
      ? [
          `Error found after ${countText(found.after, 'command')}. ${countText(found.calls, 'call')} ${found.calls === 1 ? 'is' : 'are'} enough to see it:`,
          '',
          `  ${found.sentence}`,
          '',
          'Paste this into a shell to make them again; it ends with what the host then says:',
          '',
          ...found.lines,
          '',
          'This host can lose money.',
        ]
      : ['Every balance and every list matched the ledger.', ...unproven(result)]),
    '',
  ].join('\n')
}

/** How many commands were run, and for how many minutes more the rest may take at this pace. */
function progressOf(count: number, seconds: number, commands: number, minutes = Infinity): string {
  const atPace = count > 0 ? (seconds / count) * (commands - count) : Infinity
  const secondsLeft = Math.max(0, Math.min(atPace, minutes * 60 - seconds))
  const rest = Number.isFinite(secondsLeft)
    ? `, at most ${Math.ceil(secondsLeft / 60)} min left`
    : ''
  return `${grouped(count)} commands${rest}`
}

/** Runs `verify --torture`. Resolves to the exit code. */
export async function tortured(
  options: Options,
  { commands, seed, minutes }: NonNullable<Options['torture']>,
  { out, note }: { out: (text: string) => void; note?: (text: string) => void },
): Promise<ExitCode> {
  const host = parseHost(options.host)
  const { states: statesUrl = '', timeoutMs } = options
  try {
    const problem = await notAHost(host, timeoutMs)
    if (problem !== null) {
      out(`${problem}\n`)
      return exitCodes.noHost
    }
    const result = await torture({
      host,
      statesUrl,
      commands,
      seed,
      minutes,
      fetch: globalThis.fetch,
      keys: options.idempotencyKey === true,
      onProgress: (count, seconds) => note?.(progressOf(count, seconds, commands, minutes)),
      setUp: (given, params = {}) => setUpOver(statesUrl, given, params, timeoutMs),
      runStaffAction: (name, params) => requestStaffAction(statesUrl, name, params),
    })
    out(tortureReport(host, result))
    if (result.found) return exitCodes.broken
    if (result.taken > 0) return exitCodes.passed
    if (result.refused === 0) {
      out('No request was sent in this time, so this proves nothing: it needs more --minutes.\n')
      return exitCodes.usage
    }
    out('No request was accepted, so this proves nothing. Check the state "a regular day".\n')
    return exitCodes.states
  } catch (error) {
    const code = codeOf(error)
    if (code === null) throw error
    out(`${(error as Error).message}\n`)
    return code
  }
}
