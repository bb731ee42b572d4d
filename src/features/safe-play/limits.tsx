import { useId, useState } from 'react'
import { useApi } from '#data/api-context.tsx'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees } from '#domain/money/money.ts'
import {
  leftOf,
  limitSpans,
  type LimitKind,
  type LimitSpan,
  type SafePlay,
} from '#domain/player/safe-play.ts'
import { formatDateTime } from '#messages/app/dates.ts'
import { safePlayMessages as words } from '#messages/en/player/safe-play.ts'
import { safePlayOf } from '#play/safe-play.ts'
import { Button } from '#ui/content/button.tsx'
import { unbroken } from '#ui/content/unbroken.ts'
import { AmountField } from '#ui/form/field/amount-field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'

interface LimitsProps {
  kind: LimitKind
  title: string
  safePlay: SafePlay
}

/** The three limits of a kind: what is left of each, what waits, and a field to change it. */
export function Limits({ kind, title, safePlay }: LimitsProps) {
  const store = safePlayOf(useApi())
  const toasts = useToasts()
  const heading = useId()
  const [typed, setTyped] = useState<Partial<Record<LimitSpan, string>>>({})
  const [submitted, setSubmitted] = useState(false)
  const amountOf = (span: LimitSpan) => safePlay.limits[kind][span]?.amount ?? null
  const textOf = (span: LimitSpan) => typed[span] ?? amountOf(span)?.toString() ?? ''
  const isWrong = (span: LimitSpan) => textOf(span) !== '' && parseAmount(textOf(span)) === null

  async function save(form: HTMLFormElement): Promise<void> {
    setSubmitted(true)
    if (limitSpans.some((span) => isWrong(span))) return focusFirstInvalid(form)
    let waits = false
    for (const span of limitSpans) {
      const [before, next] = [amountOf(span), parseAmount(textOf(span))]
      if (next === before) continue
      waits ||= before !== null && (next === null || next > before)
      await store.setLimit(kind, span, next)
    }
    setTyped({})
    setSubmitted(false)
    if (!store.isStored()) toasts.error(words.notStored)
    else toasts.success(waits ? words.waits : words.saved)
  }

  return (
    <Form
      onSubmit={(form) => void save(form)}
      className="card grid gap-3 px-4 py-3"
      aria-labelledby={heading}
    >
      <div>
        <h2 id={heading} className="text-h2">
          {title}
        </h2>
        <p className="text-small text-ink2">{words.gross[kind]}</p>
      </div>
      {limitSpans.map((span) => {
        const left = leftOf(safePlay, kind, span)
        const raise = safePlay.limits[kind][span]?.raise
        return (
          <div key={span}>
            <AmountField
              label={words.limit[kind][span]}
              size="md"
              placeholder={words.none}
              value={textOf(span)}
              onChange={(text) => setTyped({ ...typed, [span]: text })}
              helper={
                left
                  ? words.left[span](formatRupees(left.left), formatRupees(left.amount))
                  : words.spans[span]
              }
              error={submitted && isWrong(span) ? words.invalid : undefined}
            />
            {raise && (
              <div className="flex flex-wrap items-center justify-between gap-x-3 text-small text-ink2">
                <p>
                  {raise.amount === null
                    ? words.removedAt(unbroken(formatDateTime(raise.at)))
                    : words.raised(formatRupees(raise.amount), unbroken(formatDateTime(raise.at)))}
                </p>
                <Button
                  kind="text"
                  tight
                  onClick={() => void store.setLimit(kind, span, amountOf(span))}
                >
                  {words.cancelRaise}
                </Button>
              </div>
            )}
          </div>
        )
      })}
      <Button type="submit" kind="outline" full>
        {words.save}
      </Button>
    </Form>
  )
}
