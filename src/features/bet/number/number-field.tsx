import type { Ref } from 'react'
import { betNumberProblem, pannaGuard, sanitizeNumberInput } from '#domain/bet/bet-number.ts'
import { betTypeList, validationType, type BetType } from '#domain/bet/bet-types.ts'
import { classifyPanna } from '#domain/market/panna.ts'
import type { Session } from '#domain/market/session.ts'
import { sayBetProblem } from '#messages/bet/bet-problem.ts'
import { betTypeNames } from '#messages/bet/bet-types.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { NumberHint } from '#ui/bet/number-hint.tsx'
import { NoticeAction } from '#ui/feedback/notice/notice-action.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { DigitCells } from '#ui/game/board/digit-cells.tsx'
import { numberHint } from './number-hint.ts'

const words = betMessages.number

export interface NumberFieldProps {
  type: BetType
  session: Session
  value: string
  onChange: (value: string) => void
  /** Switches to the bet type the number belongs to. */
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
        hint={<NumberHint hint={numberHint(type, session, value)} />}
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
              {words.switchType(betTypeNames[mismatch.id])}
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
