import { ApiError } from '#api/api-error.ts'
import type { Input } from '#api/table/table.ts'
import { keyOf } from '#data/queries.ts'
import { readProof, readWithin, type Proof } from '../record/read-proof.ts'
import type { RowOf } from '../spec.ts'
import type { Note, StoredIntent } from '../storage/pending.ts'
import type { MoneyOperation } from '../storage/stored-money.ts'
import {
  hostSentences,
  type ActionContext,
  type EndedIntent,
  type MoneyOutcome,
  type NotSent,
} from './context.ts'
import { releaseReserved, settleAccepted, settleFound, settleLastWord } from './settle.ts'
import type { Watch } from './watch-unknown.ts'

/**
 * Sends an intent once, unless an open one blocks it, the history already has it, or the player's limits
 * forbid it. Stores it before it is sent.
 */
export async function sendOnce<Op extends MoneyOperation>(
  context: ActionContext<Op>,
  watch: Pick<Watch, 'retrySoon'>,
  { input, note }: Pick<StoredIntent<Op>, 'input' | 'note'>,
  publish: (ended: EndedIntent<Op>) => void,
): Promise<MoneyOutcome<Op> | NotSent> {
  const { spec, intents } = context
  const { pending, safePlay } = context.deps
  // Another tab may have sent it.
  pending.reload()
  const owner = pending.owner()
  if (owner === null) return { status: 'busy' }
  if (intents.blocking(input) !== null) return { status: 'blocked' }
  const proof = await readBefore(context)
  if (pending.owner() !== owner) return { status: 'busy' }
  let intent = intentOf(context, input, note, proof)
  const row = spec.unique && proof?.rows.find((each) => spec.compare(each, input) === 'same')
  if (!row && spec.spends) {
    // If the history already has it, it isn't sent, so nothing more counts against the limits.
    const reservation = await safePlay.reserve(owner, spec.spends(input))
    if (typeof reservation !== 'string') return { status: 'limited', problem: reservation }
    intent = { ...intent, counted: reservation }
    if (pending.owner() !== owner) {
      releaseReserved(context, intent, owner)
      return { status: 'busy' }
    }
  }
  const outcome = row
    ? await settleFound(context, intent, owner, { row, duplicates: [] }, null)
    : await attempt(context, watch, intent, owner)
  // If the player signed out or the session ended, nobody is told.
  if (pending.owner() === owner) publish({ outcome, intent })
  return outcome
}

/** The history before a send; null if it can't be read in time. */
const readBefore = <Op extends MoneyOperation>({
  spec,
  deps: { client, schedule, times },
}: ActionContext<Op>): Promise<Proof<RowOf<Op>> | null> =>
  readWithin(schedule, times.patienceMs, (signal) => readProof(client, spec, signal))

/** The intent as it's stored, with the ids of similar rows that exist before it's sent. */
function intentOf<Op extends MoneyOperation>(
  { spec, deps }: ActionContext<Op>,
  input: Input<Op>,
  note: Note,
  proof: Proof<RowOf<Op>> | null,
): StoredIntent<Op> {
  const similarRows = proof?.rows.filter((row) => spec.compare(row, input) !== 'other')
  const user = deps.queryClient.getQueryData<{ balance?: number | null }>(
    keyOf('getUserProfile', {}),
  )
  return {
    id: deps.newId(),
    operation: spec.operation,
    input,
    note,
    before: proof?.whole && similarRows ? similarRows.map((row) => spec.idOf(row)) : null,
    balance: user?.balance ?? null,
    watchedMs: 0,
    serverMessages: [],
  }
}

/** Makes the only request of an intent. Throws what isn't an `ApiError`. */
async function attempt<Op extends MoneyOperation>(
  context: ActionContext<Op>,
  watch: Pick<Watch, 'retrySoon'>,
  intent: StoredIntent<Op>,
  owner: string,
): Promise<MoneyOutcome<Op>> {
  const { deps, intents, spec } = context
  const { client, pending } = deps
  intents.forgetOld(intent, owner)
  pending.put(intent, owner, true)
  intents.watchedMs(intent)
  try {
    const answer = await client.call<Op>(spec.operation, intent.input, {
      ...(deps.takesIdempotencyKey && { idempotencyKey: intent.id }),
    })
    return await settleAccepted(context, intent, owner, answer)
  } catch (error) {
    if (error instanceof ApiError && error.isUnsent) {
      pending.remove(intent, owner)
      releaseReserved(context, intent, owner)
      return { status: 'failed', error }
    }
    if (error instanceof ApiError) {
      const ended = error.isLastWord ? await settleLastWord(context, intent, owner, error) : null
      return ended ?? keepUnknown(context, watch, intent, owner, error)
    }
    pending.remove(intent, owner)
    throw error
  }
}

/** Stores an intent whose outcome the response left open: it is watched from now on. */
function keepUnknown<Op extends MoneyOperation>(
  { intents, lastWords, deps: { pending } }: ActionContext<Op>,
  watch: Pick<Watch, 'retrySoon'>,
  sentIntent: StoredIntent<Op>,
  owner: string,
  error: ApiError,
): MoneyOutcome<Op> {
  const intent = intents.latest(sentIntent, owner)
  const serverMessages = hostSentences(error)
  const { kind, status, message } = error
  const why = { kind, status, message: message.slice(0, 200) }
  if (error.isLastWord) lastWords.add(intent.id)
  watch.retrySoon()
  pending.put({ ...intent, serverMessages, why, watchedMs: intents.watchedMs(intent) }, owner)
  return { status: 'unknown', serverMessages }
}
