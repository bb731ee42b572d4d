import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { tortured } from '../../torture/tortured.ts'
import { Misuse } from '../address.ts'
import { askedPacts, NotThisPact, publishOutcome } from '../broker/publish.ts'
import { junitReport } from '../report/junit.ts'
import { annotations, textReport } from '../report/report-text.ts'
import { exitCodes, type ExitCode, type Report } from '../report/report.ts'
import { blank } from '../run.ts'
import { secretsOf, verifyHost } from '../verify-host.ts'
import { everything } from './everything.ts'
import { helpFor, optionsOf, type Options } from './options.ts'
import type { Output } from './output.ts'

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new Misuse(`The report couldn't be written: ${(error as Error).message}.`)
  }
}

async function verified(options: Options, { out, note, secrets }: Output) {
  const { publish: to } = options
  const pacts = to && (await askedPacts(to, options.only))
  let checks = 0
  const report = await verifyHost({ ...options, onResult: () => note?.(`${(checks += 1)} checks`) })
  // A host's text may contain the secrets that were given.
  const clean = (text: (report: Report) => string) => blank(text(report), secretsOf(options))
  out(clean(textReport))
  // GitHub shows these beside the pull request.
  if (secrets?.env['GITHUB_ACTIONS'] === 'true') out(clean(annotations))
  if (options.junit !== undefined) write(options.junit, clean(junitReport))
  const code =
    to && pacts ? await publishOutcome(report, pacts, to, (line) => out(`${line}\n`)) : report.code
  return { code, report }
}

/** Verifies or tortures a host as the arguments say. Gives the exit code. */
export async function main(args: readonly string[], output: Output): Promise<ExitCode> {
  const help = helpFor(output.program ?? 'npm run verify --')
  try {
    const options = optionsOf(args, output.secrets)
    if (options?.torture) return await tortured(options, options.torture, output)
    if (options?.all) return await everything(options, options.all, output, verified)
    if (options) return (await verified(options, output)).code
    output.out(help)
    return exitCodes.passed
  } catch (error) {
    if (error instanceof NotThisPact) {
      output.err(`${error.message}\n`)
      return exitCodes.otherPact
    }
    if (!(error instanceof Misuse)) throw error
    // The reason stands where the reader's eyes are.
    output.err(`${help}\n${error.message}\n`)
    return exitCodes.usage
  }
}
