import { rowOf } from '#api/table/table.ts'
import { allCases, type FlatCase } from '../cases/cases.ts'
import type { Difference } from '../verify/compare.ts'
import type { Exchange, Values } from '../verify/exchange.ts'
import { judge, judgeAsFound, typeProblems } from '../verify/judge.ts'
import type { Problem } from './level.ts'
import { missed, missedAsFound } from './read-rule.ts'
import { readingOf, type Reading } from './reading.ts'
import { movesMoney, mustBeRefused, readsAsNone } from './server-rules.ts'

type Refused = Extract<Reading, { status: number }>

const must = (one: Difference): Problem => ({ ...one, level: 'must' })
const wish = (one: Difference): Problem => ({ ...one, level: 'wish' })
const isGood = (status: number) => status >= 200 && status < 300

/** The grave ones, and those that the comparison found of other fields. */
function merged(grave: readonly Problem[], others: readonly Difference[]): Problem[] {
  const told = new Set(grave.map(({ field }) => field))
  return [...grave, ...others.filter(({ field }) => !told.has(field)).map(wish)]
}

const unreadable = (why: string): Difference => ({
  field: '',
  expected: 'an answer that the client reads',
  got: why,
})

/** A success is as good as what the client reads of it. */
function ofSuccess(
  reading: Reading,
  found: readonly Difference[],
  missing: (value: unknown) => Difference[],
): Problem[] {
  if (reading.kind === 'read') {
    // In the comparison's words where it has some: it has seen the answer itself.
    const lost = missing(reading.value).map(
      (one) => found.find(({ field }) => field === one.field) ?? one,
    )
    const drops = reading.dropped.map((problem): Difference => ({
      field: '',
      expected: 'items that the client reads',
      got: problem.replace(/\s+/g, ' '),
    }))
    if (drops.length === 0) return merged(lost.map(must), found)
    // The strict comparison names the field inside of the item; the client only names the item.
    const inside = found.filter(({ field }) => field !== 'status' && field !== 'content-type')
    const grave = inside.length > 0 ? inside : drops
    const told = new Set(grave.map(({ field }) => field))
    // That a list is empty whose every item was dropped needs no telling.
    const more = lost.filter(({ field, got }) => !told.has(field) && got !== 'an empty list')
    return merged([...grave, ...more].map(must), found)
  }
  const why = reading.kind === 'fell' ? String(reading.error) : reading.why
  // A success by its status that cannot be read all the same: the status is not what is wrong.
  const isStatusWrong = reading.kind !== 'fell' && !isGood(reading.status)
  const grave = found.filter(({ field }) =>
    field === 'status' ? isStatusWrong : field !== 'content-type',
  )
  return merged((grave.length > 0 ? grave : [unreadable(why)]).map(must), found)
}

/** What the client needs in place of how a host refuses; null when it is not harmed. */
function neededOf(one: FlatCase, reading: Refused): string | null {
  const { operation, name } = one
  const isSessionOver = name === 'signed-out'
  if (reading.kind === 'failed' && isGood(reading.status) && mustBeRefused(one)) {
    return refusal(one)
  }
  if (isSessionOver && mustBeRefused(one) && !reading.endsSession) return '401, to end the session'
  if (!isSessionOver && reading.endsSession) return 'a refusal that is not 401, which ends sessions'
  if (movesMoney(operation) && !isSessionOver && !reading.isVerdict) {
    return 'a refusal of 4xx, not one that leaves open whether it was done'
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

/** A refusal is as good as what the client does upon it. */
function ofRefusal(one: FlatCase, reading: Reading, found: Difference[], answer: Exchange) {
  if (reading.kind === 'fell') {
    return merged([must(unreadable(String(reading.error)))], found)
  }
  if (reading.kind === 'read') {
    const isNone = readsAsNone(one) && Array.isArray(reading.value) && reading.value.length === 0
    const isHarm = readsAsNone(one) ? !isNone : mustBeRefused(one)
    return merged(isHarm ? [must(statusProblem(found, refusal(one), answer))] : [], found)
  }
  const needed = neededOf(one, reading)
  if (needed !== null) return merged([must(statusProblem(found, needed, answer))], found)
  if (reading.sentences >= Math.min(one.says.length, 1) || isSilent(one)) {
    return merged([], found)
  }
  const wordless = found.filter(({ field }) => field !== 'status')
  return merged(
    (wordless.length > 0 ? wordless : [noSentence]).map((each) => ({ ...each, level: 'words' })),
    found,
  )
}

const noSentence: Difference = {
  field: 'message',
  expected: 'a sentence for the player (message, or errors[] with msg)',
  got: 'none that the client reads',
}

/** Nobody reads the sentence: the session ends with one of the client, a load fails with one. */
const isSilent = ({ name, operation }: FlatCase) =>
  name === 'signed-out' || rowOf(operation).method === 'GET'

/** What the comparison says; a success with another number is compared all the same. */
function compared(one: FlatCase, answer: Exchange, values: Values): Difference[] {
  const { status, text } = answer
  const isOther = one.success !== null && isGood(status) && status !== one.status
  const body = judge(one, isOther ? one.status : status, text, values)
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
    ? ofSuccess(reading, found, (value) => missed(one, value, values))
    : ofRefusal(one, reading, found, answer)
}

/** The same of a read on a host that is taken as it is found. */
export async function gradeAsFound(one: FlatCase, answer: Exchange): Promise<Problem[]> {
  const found = judgeAsFound(one, answer)
  if (found.length === 0 && !isGood(answer.status)) return []
  const reading = await readingOf(one, answer)
  const told = new Set(found.map(({ field }) => field))
  return ofSuccess(reading, found, (value) =>
    // Null is a value where the row allows it: a full sangam has no session.
    missedAsFound(one.operation, value, allCases).filter(
      ({ field, got }) => got !== 'null' || told.has(field),
    ),
  )
}
