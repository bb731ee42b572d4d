import { hostOf, notAHost } from '../verify/address.ts'
import type { Options } from '../verify/options.ts'
import { exitCodes, type ExitCode } from '../verify/report.ts'
import { HostGone } from '../verify/run.ts'
import { NotSetUp, setUpOver } from '../verify/states-url.ts'
import { actOver } from './acts.ts'
import { torture, type TortureResult } from './torture.ts'

const grouped = (count: number) => count.toLocaleString('en-IN')

/** What was done, and what it found. */
export function tortureReport(host: string, result: TortureResult): string {
  const { commands, taken, refused, seconds, seed, staff, found } = result
  const pace = grouped(Math.round((commands / seconds) * 60))
  return [
    `${host}, ${grouped(commands)} commands in ${seconds.toFixed(1)} s, ${pace} a minute, seed ${seed}`,
    `${grouped(taken)} requests were accepted, ${grouped(refused)} refused.`,
    ...(staff
      ? []
      : [
          'Nothing was declared, approved or rejected: the states URL does not take what staff do.',
          'See api.md#what-the-staff-do.',
        ]),
    '',
    ...(found
      ? [
          `A contradiction, found after ${grouped(found.after)} commands, here with ${found.calls} of their calls:`,
          '',
          `  ${found.sentence}`,
          '',
          ...found.lines.map((line) => `  ${line}`),
          '',
          'This host can lose money.',
        ]
      : ['Every balance and every list was as the ledger says.']),
    '',
  ].join('\n')
}

/** `verify --torture`; gives the exit code. */
export async function tortured(
  options: Options,
  { commands, seed }: NonNullable<Options['torture']>,
  { out }: { out: (text: string) => void },
): Promise<ExitCode> {
  const host = hostOf(options.host)
  const { states: statesUrl = '', timeoutMs, idempotencyKey = false } = options
  const nowhere = await notAHost(host, timeoutMs)
  if (nowhere !== null) {
    out(`${nowhere}\n`)
    return exitCodes.noHost
  }
  try {
    const result = await torture({
      ...{ host, statesUrl, commands, seed, idempotencyKey, fetch: globalThis.fetch },
      setUp: () => setUpOver(statesUrl, 'regularDay', {}, timeoutMs),
      act: (name, params) => actOver(statesUrl, name, params),
    })
    out(tortureReport(host, result))
    if (result.found) return exitCodes.broken
    if (result.taken > 0) return exitCodes.passed
    out('Not one request was accepted, so nothing was proved: is the state "a regular day" one?\n')
    return exitCodes.states
  } catch (error) {
    if (!(error instanceof HostGone || error instanceof NotSetUp)) throw error
    out(`${error.message}\n`)
    return error instanceof HostGone ? exitCodes.noHost : exitCodes.states
  }
}
