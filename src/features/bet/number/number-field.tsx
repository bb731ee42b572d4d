import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { Ref } from 'react'
import { betNumberProblem, pannaGuard, sanitizeNumberInput } from '#domain/bet/bet-number.ts'
import { betTypeList, type BetType, validationType } from '#domain/bet/bet-types.ts'
import { classifyPanna } from '#domain/market/panna.ts'
import type { Session } from '#domain/market/session.ts'
import { betMessages } from '#messages/bet.ts'
import { sayBetProblem } from '#messages/bet-problem.ts'
import { DigitCells } from '#ui/game/digit-cells.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { cx } from '#ui/look/cx.ts'
import { type Hint, numberHint } from './number-hint.ts'
import { NoticeAction } from '../notice-action.tsx'

const words = betMessages.number

export interface NumberFieldProps {
  type: BetType
  session: Session
  value: string
  onChange: (value: string) => void
  /** Goes on with the bet type that the number belongs to. */
  onSwitch: (type: BetType) => void
  error: string | undefined
  readOnly: boolean
  ref: Ref<HTMLInputElement>
}

/** The bet number: cells, a live hint, and what to do about a number of the wrong kind. */
export function NumberField(props: NumberFieldProps) {
  const { type, session, value, onChange, onSwitch, error, readOnly, ref } = props
  const kind = type.number === 'panna' ? classifyPanna(value) : null
  const belongsTo =
    kind === null ? undefined : betTypeList.find((other) => other.pannaKind === kind)
  const mismatch = belongsTo !== undefined && belongsTo.id !== type.id ? belongsTo : null
  const guard = pannaGuard(type.id, value)
  const problem = betNumberProblem(validationType(type.id, session), value)
  return (
    <div>
      <DigitCells
        ref={ref}
        label={words.label[type.number]}
        groups={type.groups}
        value={value}
        onChange={(typed) => onChange(sanitizeNumberInput(type.id, typed))}
        hint={<HintText hint={numberHint(type, session, value)} />}
        error={error}
        readOnly={readOnly}
      />
      {mismatch && (
        <Notice
          tone="warn"
          announce="status"
          className="mt-1"
          action={
            <NoticeAction main onClick={() => onSwitch(mismatch)}>
              {words.switchType(mismatch.title)}
            </NoticeAction>
          }
        >
          {error ? words.kept : problem && sayBetProblem(problem)}
        </Notice>
      )}
      {guard && !mismatch && (
        <Notice
          tone="warn"
          announce="status"
          className="mt-1"
          action={
            <NoticeAction main onClick={() => onChange(guard.better)}>
              {betMessages.offerNumber(guard.better)}
            </NoticeAction>
          }
        >
          {betMessages.neverDrawn(guard.number, guard.better)}
        </Notice>
      )}
    </div>
  )
}

const tones: Record<Hint['tone'], string> = {
  plain: 'text-ink',
  good: 'text-good',
  warn: 'text-warn',
}

function HintText({ hint: { tone, title, lines } }: { hint: Hint }) {
  const Icon = tone === 'good' ? Check : tone === 'warn' ? TriangleAlert : null
  return (
    <div aria-live="polite">
      <p className={cx('flex items-center gap-2 text-body font-semibold', tones[tone])}>
        {Icon && <Icon className="size-4 shrink-0" strokeWidth={2.5} aria-hidden="true" />}
        {title}
      </p>
      {lines.map((line) => (
        <p key={line} className="text-small text-ink3">
          {line}
        </p>
      ))}
    </div>
  )
}
