import { useRef, useState } from 'react'
import { useApi, useRead } from '#data/api-context.tsx'
import { judgedBy } from '#data/judged/poll-times.ts'
import { usePress, type PressMoment } from '#data/judged/use-press.ts'
import { useSettings } from '#data/use-settings.ts'
import { parseAmount } from '#domain/money/amount.ts'
import {
  canSubmitDeposit,
  defaultPaymentMethod,
  mintTransactionId,
  validateDeposit,
  type PaymentMethod,
} from '#domain/money/deposit.ts'
import { buildUpiLink, isTransactionId } from '#domain/money/upi.ts'
import { formatAll } from '#domain/problem.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { formatDepositProblem, depositMessages as words } from '#messages/en/money/deposit.ts'
import { judgedMessages } from '#messages/en/money/judged.ts'
import { useMoney } from '#money/money.ts'
import { useMoneyFlow } from '#money/use-money-flow.ts'
import { useConfig } from '#platform/config-context.tsx'
import { useOnline } from '#platform/device/online.ts'
import { secureRandom } from '#platform/device/random.ts'
import { safeLink, type SafeLink } from '#platform/links/links.ts'
import { openLink } from '#platform/links/open-link.ts'
import { safePlayOf } from '#play/safe-play.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { useNewProblems } from '#ui/form/use-new-problems.ts'
import { useStillHere } from '#ui/frame/link/navigation.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { usePayee } from './use-payee.ts'
import { useSentDeposit } from './use-sent-deposit.ts'

/** The note of a payment in the payment app. The same in every language, since banks record it. */
const paymentNote = 'Add funds'

/**
 * The amount typed, and the transaction id made for `intentAmount`: it is used as long as the amount is
 * the same (readings.md#transaction-id).
 */
const emptyDraft = {
  amount: '',
  transactionId: '',
  intentAmount: '',
}

/**
 * The state and actions of the deposit screen (readings.md#deposit-by-app, #deposit-by-qr,
 * #transaction-id, #upi-link, #default-settings).
 */
export function useDeposit() {
  const api = useApi()
  const { clock } = api
  const safePlay = safePlayOf(api)
  const toasts = useToasts()
  const isStillHere = useStillHere()
  const online = useOnline()
  const settings = useSettings()
  const profile = useRead('getUserProfile')
  const payee = usePayee()
  const { upiPayees } = useConfig()
  const linkOf = usePaymentLink(payee.upiId)
  const { draft, change, clear } = useDraft('deposit', emptyDraft)
  const sent = useSentDeposit()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [sheetOpen, setSheetOpen] = useState(false)
  /** The transaction id this page has sent: only for it is a payment app opened automatically. */
  const sentFromHere = useRef<string | null>(null)
  /** The button that was pressed, or the one that Enter presses. */
  const method = useRef<PaymentMethod>(defaultPaymentMethod)

  const flow = useMoneyFlow(useMoney(toasts).createFundRequest, {
    onRecorded({ input: { body } }) {
      clear()
      setSubmitted(false)
      setSheetOpen(false)
      sent.keep(body)
      payee.keep()
      const link = linkOf(body)
      if (
        sentFromHere.current === body.transactionId &&
        body.paymentMethod === 'UPI' &&
        link !== null &&
        isStillHere()
      ) {
        toasts.success(words.openingApp)
        openLink(link)
      }
      sentFromHere.current = null
    },
    onReturn: ({ input }) => sent.keep(input.body),
  })
  const unknown = flow.unknown[0] ?? null
  // Nothing is to be paid again: what is being checked stands in the bar, behind the code.
  if (sheetOpen && unknown !== null) setSheetOpen(false)

  const errors = validateDeposit({
    amount: draft.amount,
    minimum: settings.minimumDeposit,
    upiId: payee.upiId,
    isUnconfirmed: payee.isUnconfirmed,
    allowed: upiPayees,
  })

  /** The id of this deposit: the same for every try with this amount. */
  function transactionId(): string {
    if (isTransactionId(draft.transactionId) && draft.intentAmount === draft.amount) {
      return draft.transactionId
    }
    const newId = mintTransactionId(clock.now(), secureRandom())
    change({ transactionId: newId, intentAmount: draft.amount })
    return newId
  }

  function send(paymentMethod: PaymentMethod): void {
    const amount = parseAmount(draft.amount)
    if (amount === null || payee.upiId === '') return
    if (!online) return flow.fail(words.offline)
    sentFromHere.current = transactionId()
    flow.send({ body: { amount, transactionId: sentFromHere.current, paymentMethod } })
  }

  function onSubmit(form: HTMLFormElement): void {
    if (unknown !== null) return flow.check()
    if (!canSubmitDeposit(draft.amount, flow.sending)) return
    flow.forgetFailure()
    press.press({ form })
  }

  function submit(form: HTMLFormElement, { focused }: PressMoment): void {
    setSubmitted(true)
    if (Object.keys(errors).length > 0) return focusFirstInvalid(form, focused)
    // Checked before the player is shown whom to pay.
    const limit = safePlay.problem({ kind: 'deposit', rupees: parseAmount(draft.amount) ?? 0 })
    if (limit !== null) return flow.limit(limit)
    if (method.current === 'UPI') return send('UPI')
    transactionId()
    payee.keepFirst()
    setSheetOpen(true)
  }

  // Without settings, there's no minimum or UPI id to check against. Settings of an earlier visit don't
  // count until the host has confirmed them.
  const press = usePress<{ form: HTMLFormElement } | { by: PaymentMethod }>({
    operations: judgedBy.deposit,
    isPending: payee.isPending,
    stands: JSON.stringify([draft.amount, payee.upiId, settings.minimumDeposit]),
    submit: (given, at) => ('form' in given ? submit(given.form, at) : send(given.by)),
  })
  const news = useNewProblems(draft.amount === '' || payee.isPending ? {} : errors, draft.amount)

  const amount = parseAmount(draft.amount)
  return {
    settings,
    payee,
    profile,
    /** True while a press waits for the settings, or a request for its response. */
    busy: press.isWaiting || flow.sending || (unknown !== null && flow.checking),
    sent,
    flow,
    /** A deposit with an unknown outcome: no other is sent until it's known. */
    unknown,
    problem: press.hasChanged ? judgedMessages.changed : flow.problem,
    press,
    errors: formatAll(wasSubmitted && !payee.isPending ? errors : news, formatDepositProblem),
    typed: draft.amount,
    /** Rupees; null if what is typed isn't an amount. */
    amount,
    canSubmit: unknown !== null || canSubmitDeposit(draft.amount, false),
    /** The content of the QR code; null if there is nothing valid to pay. */
    qrLink: amount === null ? null : linkOf({ amount, transactionId: draft.transactionId }),
    sheetOpen,
    closeSheet: () => setSheetOpen(false),
    setAmount(amount: string) {
      flow.forgetFailure()
      change({ amount })
    },
    /** Sets the method of the submit event that follows. */
    payBy(next: PaymentMethod) {
      method.current = next
    },
    send: (by: PaymentMethod) => press.press({ by }),
    onSubmit,
    linkOf,
  }
}

export type DepositForm = ReturnType<typeof useDeposit>

interface DepositPayment {
  amount: number
  transactionId: string
}

/**
 * Makes the UPI link of a deposit; null when there is nothing valid to pay (readings.md#upi-link).
 */
function usePaymentLink(payeeId: string) {
  const { appName, upiPayeeName, upiMerchantCode } = useConfig()
  return ({ amount, transactionId }: DepositPayment): SafeLink | null => {
    // None yet, or one that isn't ours: what is kept on a phone can be anything.
    if (!isTransactionId(transactionId)) return null
    const link = buildUpiLink({
      payeeId,
      payeeName: upiPayeeName || appName,
      note: paymentNote,
      amount,
      transactionId,
      merchantCode: upiMerchantCode,
    })
    return safeLink('payment', link)
  }
}
