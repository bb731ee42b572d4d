import {
  countText,
  exitCodes,
  fieldName,
  type ExitCode,
  type Report,
  type Result,
} from '../report/report.ts'
import { Broker, pactTitle, type BrokerPact, type Publishing } from './broker.ts'
import { caseIn, differenceOf, parties } from './held-pact.ts'

/** What would be published isn't what was verified; its message is a sentence. */
export class NotThisPact extends Error {
  override readonly name = 'NotThisPact'
}

/** The broker's pacts that the verifier can speak for, and sentences about the others. */
export interface PactsToVerify {
  pacts: readonly BrokerPact[]
  others: readonly { sentence: string; isPending: boolean }[]
}

const whatElse =
  'Use the kit of that version of the client, or Pact’s own verifier (ci/other-pact.sh).'

/**
 * Asks the broker which pacts the outcome is for. Throws `NotThisPact` if none of them asks for the
 * same as the pact that this verifier holds, or if only a part of it would be checked.
 */
export async function askedPacts(to: Publishing, only?: string): Promise<PactsToVerify> {
  if (only !== undefined) {
    throw new NotThisPact(
      `Nothing was checked or published: --only ${only} checks a part of the pact, and --publish ` +
        'speaks for all of it. Leave one of them out.',
    )
  }
  const brokerPacts = await new Broker(to).pacts()
  const differing = brokerPacts.flatMap((pact) => {
    const difference = differenceOf(pact)
    if (difference === null) return []
    const { isPending } = pact
    const sentence = `${pactTitle(pact)} isn't the pact that this verifier checks: it ${difference}.`
    return [{ pact, isPending, sentence: `${sentence} Nothing was published for it. ${whatElse}` }]
  })
  const pacts = brokerPacts.filter((pact) => !differing.some((one) => one.pact === pact))
  if (pacts.length === 0) {
    throw new NotThisPact(
      differing.map(({ sentence }) => sentence).join('\n') ||
        `The broker has no pact of ${parties.consumer} for ${parties.provider} on the client's main ` +
          'branch or in an environment: nothing was checked or published.',
    )
  }
  return { pacts, others: differing }
}

/** The part of an answer where something differs, by Pact's names for them. */
function mismatchOf({ field, expected, got }: Result['problems'][number]) {
  const description = `expected ${expected}, got ${got}`
  if (field === 'status') return { attribute: 'status', description }
  if (field === 'content-type') return { attribute: 'header', identifier: field, description }
  return {
    attribute: 'body',
    identifier: field === '' ? '$' : `$.${fieldName(field)}`,
    description,
  }
}

/** The problems that harm a player, whatever level the run is judged by. */
const harmOf = ({ problems }: Result) => problems.filter(({ level }) => level === 'error')

/** Whether a check's result speaks for the host. */
const isGood = (one: Result) =>
  (one.outcome === 'passed' || one.outcome === 'failed') && harmOf(one).length === 0

/** A check's result as a broker keeps it. */
function resultOf(one: Result | undefined) {
  if (one && isGood(one)) return { success: true }
  const mismatches = one ? harmOf(one).map(mismatchOf) : []
  const message = one?.reason || 'It was not checked.'
  return {
    success: false,
    ...(mismatches.length > 0 ? { mismatches } : { exceptions: [{ message }] }),
  }
}

/**
 * The body of a verification's results: one for each interaction of the pact, and one for each further
 * check that failed, such as a balance that doesn't add up.
 */
export function resultsFor({ interactions }: BrokerPact, { results }: Pick<Report, 'results'>) {
  const nameOf = ({ operation, name }: Result) => `${operation}: ${name}`
  const byCase = new Map(results.map((one) => [nameOf(one), one]))
  const caseNames = new Set(interactions.map(caseIn))
  const testResults = [
    ...interactions.map((one) => ({
      interactionId: one._id,
      interactionDescription: one.description,
      ...resultOf(byCase.get(caseIn(one))),
    })),
    ...results
      .filter((one) => !caseNames.has(nameOf(one)) && !isGood(one) && one.outcome !== 'skipped')
      .map((one) => ({ interactionDescription: nameOf(one), ...resultOf(one) })),
    // Beyond the pact: neither passed nor failed.
    ...results
      .filter((one) => !caseNames.has(nameOf(one)) && one.outcome === 'skipped')
      .map((one) => ({ interactionDescription: nameOf(one), skipped: one.reason })),
  ]
  return {
    success: testResults.every((one) => 'skipped' in one || one.success),
    verifiedBy: { implementation: 'ank-verify' },
    testResults,
  }
}

/**
 * Publishes a run's outcome for each of the pacts. Gives the exit code: a pending pact fails no run, and a
 * pact that the verifier can't speak for passes none.
 */
export async function publishOutcome(
  report: Report,
  { pacts, others }: PactsToVerify,
  to: Publishing,
  print: (line: string) => void,
): Promise<ExitCode> {
  if (report.stopped !== null) {
    print('Nothing was published, since not everything was checked.')
    return report.code
  }
  const broker = new Broker(to)
  await broker.putOnBranch()
  for (const pact of pacts) {
    const results = resultsFor(pact, report)
    await broker.publish(pact, results)
    const judged = results.testResults.filter((one) => !('skipped' in one))
    const failed = judged.filter((one) => !('success' in one && one.success)).length
    const skipped = results.testResults.length - judged.length
    const verdict = results.success ? 'passes' : `fails ${failed} of ${judged.length} checks of`
    print(
      `Published: ${parties.provider} ${to.version} ${verdict} ${pactTitle(pact)}${skipped > 0 ? `; ${countText(skipped, 'check')} beyond it skipped` : ''}.`,
    )
  }
  for (const { sentence } of others) print(sentence)
  if (report.code === exitCodes.passed) {
    return others.some(({ isPending }) => !isPending) ? exitCodes.otherPact : exitCodes.passed
  }
  if (!pacts.every(({ isPending }) => isPending)) return report.code
  print('This branch has never passed this pact (it is pending), so the run does not fail.')
  return exitCodes.passed
}
