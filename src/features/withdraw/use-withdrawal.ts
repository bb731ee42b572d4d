import { useState, type FormEvent } from 'react'
import type { Withdrawal } from '#api/schemas/money.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { validateWithdrawal } from '#domain/money/withdrawal.ts'
import { offeredMethods, type PayoutMethodId } from '#domain/player/payout.ts'
import { sayAll } from '#domain/problem.ts'
import { withdrawMessages as words } from '#messages/money/withdraw.ts'
import { sayWithdrawalProblem } from '#messages/money/withdrawal.ts'
import type { Recorded } from '#money/action/outcome.ts'
import { useMoneyFlow } from '#money/hooks/use-money-flow.ts'
import { useMoney } from '#money/hooks/use-money.ts'
import { useUnheard } from '#money/hooks/use-unheard.ts'
import { failureSentences } from '#money/say-outcome.ts'
import { useOnline } from '#platform/device/online.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { useAfterSettings } from '#session/settings/use-after-settings.ts'
import { useSettings } from '#session/settings/use-settings.ts'
import { useDraft } from '#session/storage/use-draft.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { useNowAtPress } from '#ui/game/use-now.ts'
import { useToasts } from '#ui/overlay/toast.tsx'

const emptyDraft = { amount: '', method: '' }

/** A request the host has recorded, with its row once the history showed it. */
export interface SentWithdrawal {
  amount: number
  method: string
  row: Withdrawal | null
}

/** Everything the withdraw screen knows and does. */
export function useWithdrawal() {
  const { now, look } = useNowAtPress(useApi().clock)
  const online = useOnline()
  const settings = useSettings()
  const profile = useRead('getUserProfile')
  const { draft, change, clear } = useDraft('withdrawal', emptyDraft)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const [sent, setSent] = useState<SentWithdrawal | null>(null)
  // Its status may change while its card is shown, and before, on another screen.
  const history = useRead('listWithdrawals', {}, { enabled: sent !== null })
  const row = history.data?.find(({ _id }) => _id === sent?.row?._id) ?? sent?.row ?? null
  const methods = offeredMethods(profile.data ?? {})
  // readings.md#no-method-chosen
  const method = methods.find(({ id }) => id === draft.method)
  const balance = profile.data?.balance ?? null

  function show(
    outcome: Recorded<'requestWithdrawal', 'listWithdrawals'>,
    body: { amount: number; method: string },
  ): void {
    const shown = { ...body, row: outcome.status === 'found' ? outcome.row : null }
    setSent(shown)
    if (outcome.status !== 'accepted') return
    // By then, another may have been sent.
    void outcome.record.then((found) =>
      setSent((now) => (now === shown && found ? { ...shown, row: found.row } : now)),
    )
  }

  const action = useMoney(useToasts()).requestWithdrawal
  const flow = useMoneyFlow(action, (outcome, { input: { body }, said }) => {
    if (outcome.status === 'accepted' || outcome.status === 'found') {
      clear()
      setTried(false)
      setConfirmed(true)
      show(outcome, body)
    } else if (outcome.status !== 'unknown') {
      const sentences = said.length > 0 ? said : failureSentences(action.operation, outcome.error)
      setProblem(sentences.join(', '))
    }
  })
  useUnheard(action, (outcome, { input }) => show(outcome, input.body))
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

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (unknown !== null) return flow.check()
    // Nothing has been typed since it was sent: the second of two quick presses, or a long one.
    if (isConfirmed && draft.amount === '') return
    setTried(true)
    if (Object.keys(judge(look())).length > 0) return focusFirstInvalid(event.currentTarget)
    afterSettings.press(event.currentTarget)
  }

  function submit(form: HTMLFormElement): void {
    if (Object.keys(judge(look())).length > 0) return focusFirstInvalid(form)
    const amount = parseAmount(draft.amount)
    if (amount === null || method === undefined) return
    setProblem(online ? null : words.offline)
    setSent(null)
    const isOpen = () => judge(look()).day === undefined
    if (online) flow.send({ body: { amount, method: method.id } }, {}, isOpen)
  }

  const afterSettings = useAfterSettings(settings.isPending, submit)

  return {
    /** Epoch ms. */
    now,
    /** A press waits for the settings. */
    isWaiting: afterSettings.isWaiting,
    profile,
    settings,
    methods,
    method,
    balance,
    amount: draft.amount,
    setAmount(amount: string) {
      setProblem(null)
      setConfirmed(false)
      change({ amount })
    },
    setMethod(id: PayoutMethodId) {
      setProblem(null)
      change({ method: id })
    },
    // On a Sunday, correcting a field wouldn't help.
    errors: sayAll(!tried ? {} : errors.day ? { day: errors.day } : errors, sayWithdrawalProblem),
    problem,
    sent: sent && { ...sent, row },
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
