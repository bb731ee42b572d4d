import { useId, useState } from 'react'
import { useApi } from '#data/api-context.tsx'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees } from '#domain/money/money.ts'
import {
  leftOf,
  limitSpans,
  type Limit,
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
import { Segmented } from '#ui/form/segmented.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'

interface LimitsProps {
  kind: LimitKind
  title: string
  safePlay: SafePlay
}

/** The three limits of a kind, one at a time: what is left of it, what waits, and a field to change it. */
export function Limits({ kind, title, safePlay }: LimitsProps) {
  const store = safePlayOf(useApi())
  const toasts = useToasts()
  const heading = useId()
  const [typed, setTyped] = useState<Partial<Record<LimitSpan, string>>>({})
  const [submitted, setSubmitted] = useState(false)
  // A limit that is set is what one comes for.
  const [span, setSpan] = useState(
    () => limitSpans.find((each) => safePlay.limits[kind][each] !== undefined) ?? 'day',
  )
  const amountOf = (span: LimitSpan) => safePlay.limits[kind][span]?.amount ?? null
  const textOf = (span: LimitSpan) => typed[span] ?? amountOf(span)?.toString() ?? ''
  const isWrong = (span: LimitSpan) => textOf(span) !== '' && parseAmount(textOf(span)) === null

  async function save(form: HTMLFormElement): Promise<void> {
    setSubmitted(true)
    const wrong = [span, ...limitSpans].find((each) => isWrong(each))
    if (wrong !== undefined) {
      setSpan(wrong)
      return focusFirstInvalid(form)
    }
    let waits = false
    for (const each of limitSpans) {
      const [before, next] = [amountOf(each), parseAmount(textOf(each))]
      if (next === before) continue
      waits ||= before !== null && (next === null || next > before)
      await store.setLimit(kind, each, next)
    }
    setTyped({})
    setSubmitted(false)
    if (!store.isStored()) toasts.error(words.notStored)
    else toasts.success(waits ? words.waits : words.saved)
  }

  const left = leftOf(safePlay, kind, span)
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
      <Segmented
        label={title}
        options={limitSpans.map((each) => {
          const amount = parseAmount(textOf(each))
          return {
            value: each,
            label: words.span[each],
            detail: amount === null ? undefined : formatRupees(amount),
          }
        })}
        value={span}
        onChange={setSpan}
      />
      <AmountField
        key={span}
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
      {limitSpans.map((each) => (
        <Raise
          key={each}
          raise={safePlay.limits[kind][each]?.raise}
          onCancel={() => void store.setLimit(kind, each, amountOf(each))}
        />
      ))}
      <Button type="submit" kind="outline" full>
        {words.save}
      </Button>
    </Form>
  )
}

/** A higher limit, or none, that waits for its time. */
function Raise({ raise, onCancel }: { raise: Limit['raise']; onCancel: () => void }) {
  if (!raise) return null
  const at = unbroken(formatDateTime(raise.at))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-small text-ink2">
      <p>
        {raise.amount === null ? words.removedAt(at) : words.raised(formatRupees(raise.amount), at)}
      </p>
      <Button kind="text" tight onClick={onCancel}>
        {words.cancelRaise}
      </Button>
    </div>
  )
}
