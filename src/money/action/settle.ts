import type { ApiError } from '#api/api-error.ts'
import type { Answer } from '#api/table/table.ts'
import { applyBalance } from '#data/balance.ts'
import { invalidateAfter, readAgain } from '#data/queries.ts'
import { doubleOf, judgeIntent } from '../record/judge.ts'
import { readBalance, readProof, readWithin } from '../record/read-proof.ts'
import type { RowOf } from '../spec.ts'
import type { StoredIntent } from '../storage/pending.ts'
import type { MoneyOperation } from '../storage/stored-money.ts'
import type { ActionContext, FoundRecord, MoneyOutcome } from './context.ts'

/** Settles an intent whose record the history shows. `balance`: rupees, read after that, or null. */
export async function settleFound<Op extends MoneyOperation>(
  { spec, deps: { pending, queryClient }, intents }: ActionContext<Op>,
  intent: StoredIntent<Op>,
  owner: string,
  { row, duplicates }: FoundRecord<RowOf<Op>>,
  balance: number | null,
): Promise<MoneyOutcome<Op>> {
  const balanceAfter = intents.unambiguousBalance(intent.id, balance)
  const duplicateIds = doubleOf(spec, intent, { row, duplicates }, balanceAfter)
  if (spec.unique && !duplicateIds) pending.remove(intent, owner)
  else {
    const recordIds = { row: spec.idOf(row), ...(duplicateIds && { twice: duplicateIds }) }
    pending.put({ ...intent, over: 'accepted', ...recordIds }, owner)
  }
  intents.lowerOtherBalances(intent.input, owner)
  if (balance !== null) await applyBalance(queryClient, balance)
  // Not awaited: the outcome can be shown now, and other tabs wait until this function returns.
  void invalidateAfter(queryClient, spec.operation)
  return { status: 'found', row, duplicates, balance }
}

/** Takes an intent that certainly wasn't recorded out of what counts against the player's limits. */
export function releaseReserved<Op extends MoneyOperation>(
  { spec, deps: { safePlay } }: ActionContext<Op>,
  { input, counted }: StoredIntent<Op>,
  owner: string,
): void {
  if (!spec.spends || counted === undefined) return
  void safePlay.release(owner, spec.spends(input), counted)
}

/**
 * Settles an intent that the host refused for good, after reading the history once more, since it may
 * have been recorded nevertheless. Null if that can't be found out (readings.md#late-answer).
 */
export async function settleLastWord<Op extends MoneyOperation>(
  context: ActionContext<Op>,
  sentIntent: StoredIntent<Op>,
  owner: string,
  error: ApiError,
): Promise<MoneyOutcome<Op> | null> {
  const { spec, intents } = context
  const { client, pending, queryClient, schedule, times } = context.deps
  if (error.status !== 401) {
    const within = <Read>(read: (signal: AbortSignal) => Promise<Read>) =>
      readWithin(schedule, times.lastWordMs, read)
    const [proof, balance] = await Promise.all([
      within((signal) => readProof(client, spec, signal)),
      within((signal) => readBalance(client, signal)),
    ])
    if (proof === null || pending.owner() !== owner) return null
    const intent = intents.latest(sentIntent, owner)
    const others = intents.othersLike(intent, owner)
    const judgement = judgeIntent(spec, intent, { ...proof, balance, others, end: 'host' })
    if (judgement.event === 'find') return settleFound(context, intent, owner, judgement, balance)
    if (judgement.event === 'wait') return null
  }
  pending.remove(sentIntent, owner)
  releaseReserved(context, sentIntent, owner)
  if (error.status !== 401) void readAgain(queryClient, spec.rereads)
  return { status: 'refused', error }
}

/** Settles an intent that the host accepted with a readable JSON response. */
export async function settleAccepted<Op extends MoneyOperation>(
  context: ActionContext<Op>,
  sentIntent: StoredIntent<Op>,
  owner: string,
  answer: Answer<Op>,
): Promise<MoneyOutcome<Op>> {
  const { spec, intents, broadcast } = context
  const { pending, queryClient } = context.deps
  const intent = intents.latest(sentIntent, owner)
  // Stored until its row is read, which must not be taken for the record of another intent.
  pending.put({ ...intent, over: 'accepted' }, owner)
  intents.lowerOtherBalances(intent.input, owner)
  const balance = spec.balanceAfter ? spec.balanceAfter(answer) : null
  if (pending.owner() === owner) {
    if (balance !== null) await applyBalance(queryClient, balance)
    // Not awaited: the response already tells the player enough.
    void invalidateAfter(queryClient, spec.operation)
    broadcast(balance)
  }
  const record = lookUpRecord(
    context,
    intent,
    owner,
    intents.unambiguousBalance(intent.id, balance),
  )
  return { status: 'accepted', answer, record }
}

/**
 * Reads the record of an accepted intent; null if the history doesn't show it (yet). `balance`: in
 * rupees, from the host's response.
 */
async function lookUpRecord<Op extends MoneyOperation>(
  { spec, deps: { client, pending }, intents }: ActionContext<Op>,
  intent: StoredIntent<Op>,
  owner: string,
  balance: number | null,
): Promise<FoundRecord<RowOf<Op>> | null> {
  const proof = await readProof(client, spec).catch(() => null)
  if (pending.owner() !== owner) return null
  const others = intents.othersLike(intent, owner)
  const judgement =
    proof && judgeIntent(spec, intent, { ...proof, balance: null, others, end: null })
  const record = judgement?.event === 'find' ? judgement : null
  const duplicateIds = doubleOf(spec, intent, record, balance)
  if (record || duplicateIds) {
    const row = record ? { row: spec.idOf(record.row) } : {}
    const twice = duplicateIds && { twice: duplicateIds }
    pending.put({ ...intent, over: 'accepted', ...row, ...twice }, owner)
  }
  return record
}
