import { rowOf } from '#api/table/table.ts'
import { allCases, type FlatCase } from '#contracts/cases/cases.ts'
import { movesMoney, mustBeRefused, readsAsNone } from '#contracts/cases/server-rules.ts'
import type { Difference } from '../verify/answer/compare.ts'
import type { Exchange, Values } from '../verify/answer/exchange.ts'
import { judgeAnswer, judgeAsFound, typeProblems } from '../verify/answer/judge.ts'
import type { Problem } from './level.ts'
import { misleadingPayee } from './payee.ts'
import { missed, missedAsFound } from './read-rule.ts'
import { readingOf, type Reading } from './reading.ts'

type Refused = Extract<Reading, { status: number }>

const asError = (one: Difference): Problem => ({ ...one, level: 'error' })
const asWarning = (one: Difference): Problem => ({ ...one, level: 'warning' })
const asInfo = (one: Difference): Problem => ({ ...one, level: 'info' })
const isGood = (status: number) => status >= 200 && status < 300

/** Whether the host sent a number instead of text, in a field where 012 and 12 aren't the same. */
const losesZeros = ({ field, got }: Difference) =>
  /(^|\.)(pana|winningNumber|betNumber|accountNumber|transactionId)$/.test(field) &&
  /^\d+$/.test(got)

/** The grave problems, and the differences in other fields that the comparison found. */
function merged(grave: readonly Problem[], others: readonly Difference[]): Problem[] {
  const reported = new Set(grave.map(({ field }) => field))
  const unreported = others.filter(({ field }) => !reported.has(field))
  return [...grave, ...unreported.map((one) => (losesZeros(one) ? asError(one) : asInfo(one)))]
}

const unreadable = (why: string): Difference => ({
  field: '',
  expected: 'a response the client can read',
  got: why,
})

/** Grades a success by what the client reads of it. */
function ofSuccess(
  reading: Reading,
  found: readonly Difference[],
  missing: (value: unknown) => Difference[],
): Problem[] {
  if (reading.kind === 'read') {
    // The comparison's difference if it has one, since it has seen the response itself.
    const missingFields = missing(reading.value).map(
      (one) => found.find(({ field }) => field === one.field) ?? one,
    )
    const drops = reading.dropped.map((problem): Difference => ({
      field: '',
      expected: 'items the client can read',
      got: problem.replace(/\s+/g, ' '),
    }))
    if (drops.length === 0) return merged(missingFields.map(asError), found)
    // The strict comparison names the field inside of the item; the client only names the item.
    const inside = found.filter(({ field }) => field !== 'status' && field !== 'content-type')
    const grave = inside.length > 0 ? inside : drops
    const reported = new Set(grave.map(({ field }) => field))
    // If every item of a list was dropped, it isn't reported as empty too.
    const more = missingFields.filter(
      ({ field, got }) => !reported.has(field) && got !== 'an empty list',
    )
    return merged([...grave, ...more].map(asError), found)
  }
  const why = reading.kind === 'fell' ? String(reading.error) : reading.why
  // The status is a success, but the body can't be read: the status isn't the problem.
  const isStatusWrong = reading.kind !== 'fell' && !isGood(reading.status)
  const grave = found.filter(({ field }) =>
    field === 'status' ? isStatusWrong : field !== 'content-type',
  )
  return merged((grave.length > 0 ? grave : [unreadable(why)]).map(asError), found)
}

/** What the client needs instead of a host's refusal; null if the refusal does no harm. */
function neededOf(one: FlatCase, reading: Refused): string | null {
  const { operation, name } = one
  const isSessionOver = name === 'signed-out'
  if (reading.kind === 'failed' && isGood(reading.status) && mustBeRefused(one)) {
    return refusal(one)
  }
  if (isSessionOver && mustBeRefused(one) && !reading.endsSession) return '401, to end the session'
  if (!isSessionOver && reading.endsSession)
    return 'a refusal other than 401, which ends the session'
  if (movesMoney(operation) && !isSessionOver && !reading.isVerdict) {
    return 'a 4xx refusal that shows it was not done'
  }
  if (readsAsNone(one) && reading.status !== one.status) return `${one.status} or an empty list`
  return null
}

const refusal = ({ status }: FlatCase) => `a refusal (${status})`

const statusProblem = (found: readonly Difference[], expected: string, { status }: Exchange) => ({
  field: 'status',
  expected,
  got: found.find(({ field }) => field === 'status')?.got ?? String(status),
})

/** Grades a refusal by what the client does with it. */
function ofRefusal(one: FlatCase, reading: Reading, found: Difference[], answer: Exchange) {
  if (reading.kind === 'fell') {
    return merged([asError(unreadable(String(reading.error)))], found)
  }
  if (reading.kind === 'read') {
    const isNone = readsAsNone(one) && Array.isArray(reading.value) && reading.value.length === 0
    const isHarm = readsAsNone(one) ? !isNone : mustBeRefused(one)
    return merged(isHarm ? [asError(statusProblem(found, refusal(one), answer))] : [], found)
  }
  const needed = neededOf(one, reading)
  if (needed !== null) return merged([asError(statusProblem(found, needed, answer))], found)
  if (reading.sentences >= Math.min(one.says.length, 1) || isSilent(one)) {
    return merged([], found)
  }
  const inBody = found.filter(({ field }) => field !== 'status')
  return merged((inBody.length > 0 ? inBody : [noSentence]).map(asWarning), found)
}

const noSentence: Difference = {
  field: 'message',
  expected: 'a sentence for the player (message, or errors[] with msg)',
  got: 'none the client can read',
}

/** Whether nobody sees the host's sentence: an ended session and a failed load have the client's own. */
const isSilent = ({ name, operation }: FlatCase) =>
  name === 'signed-out' || rowOf(operation).method === 'GET'

/** The comparison's differences; a success with another status is compared, too. */
function compared(one: FlatCase, answer: Exchange, values: Values): Difference[] {
  const { status, text } = answer
  const isOther = one.success !== null && isGood(status) && status !== one.status
  const body = judgeAnswer(one, isOther ? one.status : status, text, values)
  const code = isOther
    ? [{ field: 'status', expected: String(one.status), got: String(status) }]
    : []
  return [...code, ...body, ...(body.length > 0 ? [] : typeProblems(one, answer))]
}

/**
 * What is wrong with an answer to a case, and what it costs: found by the contract's comparison,
 * weighed by sending the answer, status and body, through the real client.
 */
export async function grade(one: FlatCase, answer: Exchange, values: Values): Promise<Problem[]> {
  const found = compared(one, answer, values)
  const reading = await readingOf(one, answer)
  return one.success
    ? ofSuccess(reading, found, (value) => [
        ...missed(one, value, values),
        ...misleadingPayee(one.operation, value),
      ])
    : ofRefusal(one, reading, found, answer)
}

/** Like `grade`, for a read on a host that is checked as it is. */
export async function gradeAsFound(one: FlatCase, answer: Exchange): Promise<Problem[]> {
  const found = judgeAsFound(one, answer)
  if (found.length === 0 && !isGood(answer.status)) return []
  const reading = await readingOf(one, answer)
  const reported = new Set(found.map(({ field }) => field))
  return ofSuccess(reading, found, (value) => [
    // Null is a value if the row allows it: a full sangam has no session.
    ...missedAsFound(one.operation, value, allCases).filter(
      ({ field, got }) => got !== 'null' || reported.has(field),
    ),
    ...misleadingPayee(one.operation, value),
  ])
}
