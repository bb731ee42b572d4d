import { type FormEvent, useState } from 'react'
import { useApi, useRead } from '#api/api-context.tsx'
import { serverMessageOr } from '#api/api-error.ts'
import { withdrawalSpec } from '#api/money-specs.ts'
import type { Withdrawal } from '#api/schemas/money.ts'
import { useDraft } from '#api/use-draft.ts'
import { useMoneyAction } from '#api/use-money-action.ts'
import { useMoneyFlow } from '#api/use-money-flow.ts'
import { useSettings } from '#api/use-settings.ts'
import { parseAmount } from '#domain/money.ts'
import { offeredMethods, type PayoutMethodId } from '#domain/payout.ts'
import { validateWithdrawal } from '#domain/withdrawal.ts'
import { withdrawMessages as words } from '#messages/withdraw.ts'
import { useOnline } from '#platform/online.ts'
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts'
import { useToasts } from '#ui/toast.tsx'

const emptyDraft = { amount: '', method: '' }

/** A request the host has recorded, with its row once the history showed it. */
export interface SentWithdrawal {
  amount: number
  method: string
  row: Withdrawal | null
}

/** Everything the withdraw screen knows and does. `now` is epoch ms. */
export function useWithdrawal(now: number) {
  const { session } = useApi()
  const toasts = useToasts()
  const online = useOnline()
  const settings = useSettings()
  const profile = useRead('getUserProfile')
  const { draft, change, clear } = useDraft('withdrawal', emptyDraft)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<SentWithdrawal | null>(null)
  const methods = offeredMethods(profile.data ?? {})
  // readings.md#no-method-chosen
  const method = methods.find(({ id }) => id === draft.method)
  const balance = profile.data?.balance ?? null

  const { confirm } = useMoneyAction(withdrawalSpec)
  const flow = useMoneyFlow(withdrawalSpec, (outcome, input) => {
    if (outcome.status === 'done' || outcome.status === 'recorded') {
      toasts.success(words.submitted)
      clear()
      setTried(false)
      const show = (row: Withdrawal | null) => setSent({ ...input.body, row })
      show(outcome.status === 'recorded' ? outcome.row : null)
      if (outcome.status === 'done') void confirm(input).then(show)
    } else if (outcome.status === 'failed' && session.state().status === 'signed-in') {
      const sentence = serverMessageOr(outcome.error, words.failed)
      setProblem(sentence)
      toasts.error(sentence)
    }
  })

  const errors = validateWithdrawal({
    amount: draft.amount,
    method: method?.id ?? null,
    offered: methods.map(({ id }) => id),
    // Not judged by a default while the settings are on their way: the host has the last word.
    minimum: settings.isPending ? 0 : settings.minimumWithdraw,
    balance,
    now,
  })

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (flow.unknown) return void flow.check()
    setTried(true)
    if (Object.keys(errors).length > 0) return focusFirstInvalid(event.currentTarget)
    const amount = parseAmount(draft.amount)
    if (amount === null || method === undefined) return
    setProblem(online ? null : words.offline)
    setSent(null)
    if (online) void flow.send({ body: { amount, method: method.id } })
  }

  return {
    profile,
    settings,
    methods,
    method,
    balance,
    amount: draft.amount,
    setAmount(amount: string) {
      setProblem(null)
      change({ amount })
    },
    setMethod(id: PayoutMethodId) {
      setProblem(null)
      change({ method: id })
    },
    errors: tried ? errors : {},
    problem,
    sent,
    flow,
    onSubmit,
  }
}

/** The withdraw screen's state and actions. */
export type Withdrawing = ReturnType<typeof useWithdrawal>
