import { useState, type FormEvent } from 'react'
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
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { formatWithdrawalProblem } from '#messages/en/money/withdrawal.ts'
import { useMoney } from '#money/money.ts'
import { useMoneyFlow } from '#money/use-money-flow.ts'
import { useOnline } from '#platform/device/online.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { keyOf } from '#session/queries.ts'
import { useDraft } from '#session/storage/use-draft.ts'
import { useAfterSettings } from '#session/use-after-settings.ts'
import { useSettings } from '#session/use-settings.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { useNowAtPress } from '#ui/game/use-now.ts'
import { useToasts } from '#ui/overlay/toast.tsx'

const emptyDraft = { amount: '', method: '' }
/** The method of this tab's last withdrawal. */
const noMethod = { method: '' }

/** Everything the withdraw screen knows and does. */
export function useWithdrawal() {
  const { now, refreshNow } = useNowAtPress(useApi().clock)
  const online = useOnline()
  const settings = useSettings()
  const profile = useRead('getUserProfile')
  const { draft, change, clear } = useDraft('withdrawal', emptyDraft)
  const [submitted, setSubmitted] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  /** A quick amount that was tapped says at once what is wrong with it. */
  const [picked, setPicked] = useState(false)
  const { queryClient } = useApi()
  const lastUsed = useDraft('last-withdrawal', noMethod)
  // This screen doesn't read the history, but may know it from another.
  const listed = queryClient.getQueryData<readonly { method?: string | null }[]>(
    keyOf('listWithdrawals', {}),
  )
  const methods = lastUsedFirst(
    offeredMethods(profile.data ?? {}),
    lastUsed.draft.method || listed?.[0]?.method,
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
  // Its status may change while its card is shown, and before, on another screen.
  const history = useRead('listWithdrawals', {}, { enabled: recorded !== null })
  const seen = recorded?.row ?? null
  const row = history.data?.find(({ _id }) => _id === seen?._id) ?? seen
  const unknown = flow.unknown[0] ?? null

  const judge = (moment: number) =>
    validateWithdrawal({
      amount: draft.amount,
      method: method?.id ?? null,
      offered: methods.map(({ id }) => id),
      // Not judged by a default while the settings are on their way: a press waits for them.
      minimum: settings.isPending ? 0 : settings.minimumWithdraw,
      balance,
      now: moment,
    })
  const errors = judge(now)
  const minimum = settings.isPending ? 0 : (settings.minimumWithdraw ?? defaultMinimumWithdrawal)
  const shown = !submitted ? { ...(picked && errors.amount && { amount: errors.amount }) } : errors

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (unknown !== null) return flow.check()
    // Nothing has been typed since it was sent: the second of two quick presses, or a long one.
    if (isConfirmed && draft.amount === '') return
    setSubmitted(true)
    if (Object.keys(judge(refreshNow())).length > 0) return focusFirstInvalid(event.currentTarget)
    afterSettings.press(event.currentTarget)
  }

  function submit(form: HTMLFormElement): void {
    if (Object.keys(judge(refreshNow())).length > 0) return focusFirstInvalid(form)
    const amount = parseAmount(draft.amount)
    if (amount === null || method === undefined) return
    if (!online) return flow.fail(words.offline)
    flow.send({ body: { amount, method: method.id } })
  }

  const afterSettings = useAfterSettings(settings.isPending, submit)

  return {
    /** Epoch ms. */
    now,
    /** A press waits for the settings, or what it sent for an answer. */
    busy: afterSettings.isWaiting || flow.sending || (unknown !== null && flow.checking),
    /** Nothing can be withdrawn today. */
    closed: isSunday(now),
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
    /** The quick amounts, and whether a withdrawal of as much would be refused. */
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
      submitted && errors.day ? { day: errors.day } : shown,
      formatWithdrawalProblem,
    ),
    problem: flow.problem,
    /** A request the host has recorded, with its row once the history showed it. */
    sent: recorded && { ...recorded.input.body, row },
    /** It was recorded on this screen, and the player has not gone on since. */
    isConfirmed,
    closeConfirmed: () => setConfirmed(false),
    flow,
    /** A withdrawal nobody knows the outcome of: no other is sent before. */
    unknown,
    onSubmit,
  }
}

/** The withdraw screen's state and actions. */
export type Withdrawing = ReturnType<typeof useWithdrawal>
