import { useState } from 'react'
import { useApi, useRead } from '#data/api-context.tsx'
import { judgedBy } from '#data/judged/poll-times.ts'
import { usePress, type PressMoment } from '#data/judged/use-press.ts'
import { keyOf } from '#data/queries.ts'
import { useSettings } from '#data/use-settings.ts'
import { parseAmount } from '#domain/money/amount.ts'
import {
  defaultMinimumWithdrawal,
  lastUsedFirst,
  validateWithdrawal,
  withdrawalAmountProblem,
  withdrawalPresets,
} from '#domain/money/withdrawal.ts'
import { offeredMethods, type PayoutMethodId } from '#domain/player/payout.ts'
import { formatAll } from '#domain/problem.ts'
import { isSunday } from '#domain/time/dates.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { judgedMessages } from '#messages/en/money/judged.ts'
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { formatWithdrawalProblem } from '#messages/en/money/withdrawal.ts'
import { useMoney } from '#money/money.ts'
import { useMoneyFlow } from '#money/use-money-flow.ts'
import { useOnline } from '#platform/device/online.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { useNewProblems } from '#ui/form/use-new-problems.ts'
import { useNowAtPress } from '#ui/game/use-now.ts'
import { useToasts } from '#ui/overlay/toast.tsx'

const emptyDraft = { amount: '', method: '' }
const noMethod = { method: '' }

/** The state and actions of the withdraw screen. */
export function useWithdrawal() {
  const { now, refreshNow } = useNowAtPress(useApi().clock)
  const [wasClosed] = useState(isSunday(now))
  const isOnline = useOnline()
  const settings = useSettings()
  const profile = useRead('getUserProfile')
  const { draft, change, clear } = useDraft('withdrawal', emptyDraft)
  const [submitted, setSubmitted] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  /** A quick amount was tapped: what is wrong with it is shown at once. */
  const [isPicked, setPicked] = useState(false)
  const { queryClient } = useApi()
  /** The method of this tab's last withdrawal. */
  const lastUsed = useDraft('last-withdrawal', noMethod)
  // This screen doesn't read the history before a withdrawal, but another may have.
  const withdrawals = queryClient.getQueryData<readonly { method?: string | null }[]>(
    keyOf('listWithdrawals', {}),
  )
  const methods = lastUsedFirst(
    offeredMethods(profile.data ?? {}),
    lastUsed.draft.method || withdrawals?.[0]?.method,
  )
  // readings.md#no-method-chosen
  const method = methods.find(({ id }) => id === draft.method)
  const balance = profile.data?.balance ?? null

  const flow = useMoneyFlow(useMoney(useToasts()).requestWithdrawal, {
    onRecorded({ input }) {
      lastUsed.change({ method: input.body.method })
      clear()
      setSubmitted(false)
      setPicked(false)
      setConfirmed(true)
    },
    onReturn() {},
  })
  const { state } = flow
  const recorded = state.status === 'recorded' ? state : null
  // Its status may change while its card is shown, or may have changed before.
  const history = useRead('listWithdrawals', {}, { enabled: recorded !== null })
  const recordedRow = recorded?.row ?? null
  const row = history.data?.find(({ _id }) => _id === recordedRow?._id) ?? recordedRow
  const unknown = flow.unknown[0] ?? null

  const validateAt = (time: number) =>
    validateWithdrawal({
      amount: draft.amount,
      method: method?.id ?? null,
      offered: methods.map(({ id }) => id),
      // No default while the settings are loading: a press waits for them.
      minimum: settings.isPending ? 0 : settings.minimumWithdraw,
      balance,
      now: time,
    })
  const errors = validateAt(now)
  const news = useNewProblems(
    draft.amount === '' || settings.isPending ? {} : errors,
    JSON.stringify(draft),
  )
  const minimum = settings.isPending ? 0 : (settings.minimumWithdraw ?? defaultMinimumWithdrawal)
  const pickedErrors = { ...news, ...(isPicked && errors.amount && { amount: errors.amount }) }
  // None of a request that was sent: whether it was recorded, and the balance, are being checked.
  const shownErrors = unknown !== null ? {} : submitted ? errors : pickedErrors

  function onSubmit(form: HTMLFormElement): void {
    if (unknown !== null) return flow.check()
    // Nothing has been typed since the last request: this is the second of two quick presses.
    if (isConfirmed && draft.amount === '') return
    setSubmitted(true)
    // What doesn't depend on the settings needn't wait for them.
    if (settings.isPending && Object.keys(validateAt(refreshNow())).length > 0)
      return focusFirstInvalid(form)
    press.press(form)
  }

  function submit(form: HTMLFormElement, { focused }: PressMoment): void {
    if (Object.keys(validateAt(refreshNow())).length > 0) return focusFirstInvalid(form, focused)
    const amount = parseAmount(draft.amount)
    if (amount === null || method === undefined) return
    if (!isOnline) return flow.fail(words.offline)
    flow.send({ body: { amount, method: method.id } })
  }

  const press = usePress<HTMLFormElement>({
    operations: judgedBy.withdrawal,
    isPending: settings.isPending,
    stands: JSON.stringify([draft, method, minimum]),
    submit,
  })

  return {
    /** Epoch ms. */
    now,
    /** A press is waiting for the settings, or a request for its answer. */
    isBusy: press.isWaiting || flow.sending || (unknown !== null && flow.checking),
    /** Nothing can be withdrawn today. */
    isClosed: isSunday(now),
    /** It was so when the screen was opened: a Sunday that begins later mustn't move the field. */
    wasClosed,
    profile,
    settings,
    methods,
    method,
    balance,
    amount: draft.amount,
    setAmount(amount: string) {
      flow.forgetFailure()
      setConfirmed(false)
      change({ amount })
      setPicked(false)
    },
    /** The quick amounts; `quiet` if a withdrawal of that amount would be refused. */
    presets: withdrawalPresets.map((value) => ({
      value,
      quiet: withdrawalAmountProblem(String(value), minimum, balance) !== null,
    })),
    pick(amount: number) {
      flow.forgetFailure()
      setConfirmed(false)
      change({ amount: String(amount) })
      setPicked(true)
    },
    setMethod(id: PayoutMethodId) {
      flow.forgetFailure()
      change({ method: id })
    },
    // On a closed day, correcting a field wouldn't help.
    errors: formatAll(
      submitted && shownErrors.day ? { day: shownErrors.day } : shownErrors,
      formatWithdrawalProblem,
    ),
    /** The balance is too small for the amount, which the bar says. */
    isShort: shownErrors.amount?.code === 'insufficient-balance',
    problem: press.hasChanged ? judgedMessages.changed : flow.problem,
    press,
    /** The request that the host has recorded, with its row once the history has it. */
    sent: recorded && { ...recorded.input.body, row },
    /** It was recorded on this screen just now, or the player has asked: its confirmation is shown. */
    isConfirmed,
    openConfirmed: () => setConfirmed(true),
    closeConfirmed: () => setConfirmed(false),
    flow,
    /** A withdrawal of unknown outcome: no other is sent until it's known. */
    unknown,
    onSubmit,
  }
}

export type WithdrawForm = ReturnType<typeof useWithdrawal>

/** The last request that the host has recorded, with its row. */
export type SentWithdrawal = NonNullable<WithdrawForm['sent']>
