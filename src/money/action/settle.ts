import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '#api/api-error.ts'
import { applyBalance } from '#session/balance.ts'
import { invalidateAfter, readAgain } from '#session/queries.ts'
import { doubleOf } from '../record/double.ts'
import type { ListOperation, MoneySpec, RowOf } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import type { OwnIntents } from '../storage/own-intents.ts'
import type { Kept, Pending } from '../storage/pending.ts'
import { next, type Phase } from './intent.ts'
import type { Found, Outcome } from './outcome.ts'

/** Ends an intent: stops keeping it, and reads again what it changed. */
export interface Settle<Op extends MoneyOperation, List extends ListOperation> {
  found(
    intent: Kept<Op>,
    owner: string,
    from: Phase,
    found: Found<RowOf<List>>,
    balance: number | null,
  ): Promise<Outcome<Op, List>>
  missed(intent: Kept<Op>, owner: string, from: Phase, error: ApiError | null): Outcome<Op, List>
  refused(intent: Kept<Op>, owner: string, error: ApiError): Outcome<Op, List>
}

export function settleWith<Op extends MoneyOperation, List extends ListOperation>(
  spec: MoneySpec<Op, List>,
  own: OwnIntents<Op>,
  { pending, queryClient }: { pending: Pending; queryClient: QueryClient },
): Settle<Op, List> {
  const { operation, rereads, unique, idOf } = spec
  /** What a refusal is about may have changed: balance, game, session. */
  const readWhatItSpeaksOf = () => void readAgain(queryClient, rereads)

  return {
    async found(intent, owner, from, { row, twins }, balance) {
      next(from, 'find')
      const alone = own.balanceAlone(intent.id, balance)
      const twice = doubleOf(spec, intent, { row, twins }, alone)
      if (unique && !twice) pending.remove(intent, owner)
      else {
        pending.put({ ...intent, over: 'accepted', row: idOf(row), ...(twice && { twice }) }, owner)
      }
      own.takeFromOthers(intent.input, owner)
      if (balance !== null) await applyBalance(queryClient, balance)
      // Not awaited: it can be told now, and other tabs wait until this is over.
      void invalidateAfter(queryClient, operation)
      return { status: 'found', row, twins, balance }
    },
    missed(intent, owner, from, error) {
      next(from, 'miss')
      pending.remove(intent, owner)
      readWhatItSpeaksOf()
      return { status: 'failed', error }
    },
    refused(intent, owner, error) {
      next('sending', 'refuse')
      pending.remove(intent, owner)
      if (error.status !== 401) readWhatItSpeaksOf()
      return { status: 'refused', error }
    },
  }
}
