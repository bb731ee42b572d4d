import { ApiError, refusalSentences, serverMessageOr } from '#api/api-error.ts'
import { formatRupees } from '#domain/money/money.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { depositMessages } from '#messages/en/money/deposit.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'
import type { MoneyOutcome } from './action/context.ts'
import type { MoneySpec } from './spec.ts'
import type { AnyStoredIntent } from './storage/pending.ts'
import type { MoneyOperation } from './storage/stored-money.ts'

/** Where outcomes are shown: the toasts. */
export interface Notifier {
  /** Shows a success. With a `topic`, it replaces the one shown before with the same topic. */
  success(text: string, topic?: string): void
  error(text: string): void
}

/** The specification's sentences for the success and failure of each action. */
const words: Record<
  MoneyOperation,
  { done: string; failed: (error: unknown) => readonly string[] }
> = {
  placeBet: {
    done: betMessages.placed,
    failed: (error) => refusalSentences(error, betMessages.failed),
  },
  placeStarlineBet: {
    done: betMessages.placed,
    failed: (error) => [serverMessageOr(error, betMessages.failed)],
  },
  createFundRequest: {
    done: depositMessages.submitted,
    failed: (error) => {
      const problems = error instanceof ApiError ? error.problems : []
      return problems.length > 0
        ? [depositMessages.validationError(problems)]
        : [serverMessageOr(error, depositMessages.failed)]
    },
  },
  requestWithdrawal: {
    done: withdrawMessages.submitted,
    failed: (error) => [serverMessageOr(error, withdrawMessages.failed)],
  },
}

/** The sentences of a request that was not recorded. */
export const failureSentences = (operation: MoneyOperation, error: unknown): readonly string[] =>
  words[operation].failed(error)

/** Why an intent was not recorded: the host's own sentences, or ours if it sent none. */
export const whyFailed = (
  { operation, serverMessages }: AnyStoredIntent,
  error: unknown,
): readonly string[] =>
  serverMessages.length > 0 ? serverMessages : failureSentences(operation, error)

/** Shows how an intent ended. Of an unknown outcome only the host's sentences: a strip shows the rest. */
export function notifyOutcome<Op extends MoneyOperation>(
  notifier: Notifier,
  { operation, balanceAfter }: MoneySpec<Op>,
  outcome: MoneyOutcome<Op>,
  { serverMessages }: Pick<AnyStoredIntent, 'serverMessages'>,
): void {
  switch (outcome.status) {
    case 'accepted':
    case 'found': {
      notifier.success(words[operation].done, operation)
      if (!balanceAfter) return
      const balance = outcome.status === 'found' ? outcome.balance : balanceAfter(outcome.answer)
      if (balance !== null)
        notifier.success(betMessages.newBalance(formatRupees(balance)), 'balance')
      return
    }
    case 'failed':
      // The host’s own sentence was shown when it came.
      if (serverMessages.length > 0) return
      for (const each of failureSentences(operation, outcome.error)) notifier.error(each)
      return
    case 'refused':
      for (const each of failureSentences(operation, outcome.error)) notifier.error(each)
      return
    case 'unknown':
      for (const each of outcome.serverMessages) notifier.error(each)
  }
}
