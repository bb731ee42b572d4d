import type { Ref } from 'react'
import { betNumberProblem, normalizeBetNumber, pannaGuard } from '#domain/bet/bet-number.ts'
import { betTypeList, validationType, type BetType } from '#domain/bet/bet-types.ts'
import { betChances } from '#domain/bet/chances.ts'
import { readBetNumber } from '#domain/bet/typed-number.ts'
import { classifyPanna, digitSum, pannaDigit } from '#domain/market/panna.ts'
import type { Session } from '#domain/market/session.ts'
import { describeBet } from '#messages/bet/bet-meaning.ts'
import { formatBetProblem } from '#messages/en/bet/bet-problem.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { NumberHint, NumberOffer, type Hint } from '#ui/bet/number-hint.tsx'
import { DigitCells } from '#ui/game/board/digit-cells.tsx'
import { capitalised, partNames, partsOf } from './number-parts.ts'

const words = betMessages.number
type Drawn = Parameters<typeof betChances>[1]

interface NumberFieldProps {
  type: BetType
  session: Session
  value: string
  onChange: (number: string) => void
  /** What is already drawn, and what of it was drawn when the number was entered. */
  declared: Drawn
  knownDeclared: Drawn
  readOnly: boolean
  /** Switches to the bet type the number belongs to. */
  onSwitch: (type: BetType) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** The bet number: cells, a live hint, and what to do about a number of the wrong kind. */
export function NumberField(props: NumberFieldProps) {
  const { type, session, value, onChange, declared, knownDeclared, readOnly } = props
  const { onSwitch, error, ref } = props
  // A number that doesn't fit into the cells gets no other hint than that.
  const isFitting = readBetNumber(value, type.groups) !== null
  const kind = type.number === 'panna' ? classifyPanna(value) : null
  const belongsTo =
    kind === null ? undefined : betTypeList.find((other) => other.pannaKind === kind)
  const mismatch = belongsTo !== undefined && belongsTo.id !== type.id ? belongsTo : null
  const guard = isFitting ? pannaGuard(type.id, value) : null
  const betNumber = normalizeBetNumber(type.id, value)
  const chances = betChances({ betType: type.id, session, number: betNumber }, declared)
  const [lost] = betChances({ betType: type.id, session, number: betNumber }, knownDeclared).lostTo
  const problem = betNumberProblem(validationType(type.id, session), value)
  return (
    <div>
      <DigitCells
        ref={ref}
        label={words.label[type.number]}
        groups={type.groups}
        value={value}
        onChange={onChange}
        hint={
          <NumberHint
            hint={numberHint(type, session, isFitting ? value : '', chances.lostTo.length === 0)}
          />
        }
        error={error}
        readOnly={readOnly}
      />
      {mismatch && (
        <NumberOffer
          className="mt-1"
          offer={words.switchType(betTypeNames[mismatch.id])}
          onAccept={() => onSwitch(mismatch)}
        >
          {error ? words.unchanged : problem && formatBetProblem(problem)}
        </NumberOffer>
      )}
      {lost && (
        <NumberOffer
          className="mt-1"
          offer={chances.nearest === null ? null : betMessages.offerNumber(chances.nearest)}
          onAccept={() => chances.nearest !== null && onChange(chances.nearest)}
        >
          {betMessages.lostTo(betNumber, lost.part, lost.declared)}
        </NumberOffer>
      )}
      {guard && !mismatch && !lost && (
        <NumberOffer
          className="mt-1"
          offer={betMessages.offerNumber(guard.better)}
          onAccept={() => onChange(guard.better)}
        >
          {betMessages.neverDrawn(guard.number, guard.better)}
        </NumberOffer>
      )}
    </div>
  )
}

const { pannaHint } = betMessages

const emptyTitle = {
  digit: words.oneDigit,
  jodi: words.twoDigits,
  panna: words.threeDigits,
} as const

function whatIsMissing(type: BetType, session: Session, typed: number, total: number): Hint {
  const [first = '', second = ''] = partNames(type, session)
  const counted = words.typed(typed, total)
  switch (type.number) {
    case 'digit':
      return { tone: 'plain', title: emptyTitle.digit, lines: [words.fromZeroToNine] }
    case 'jodi':
      return {
        tone: 'plain',
        title: typed === 0 ? emptyTitle.jodi : counted,
        lines: [words.anyPair],
      }
    case 'panna': {
      const kind = type.pannaKind === null ? [] : [pannaHint[type.pannaKind]]
      return { tone: 'plain', title: typed === 0 ? emptyTitle.panna : counted, lines: kind }
    }
    case 'half-sangam':
    case 'full-sangam':
      return { tone: 'plain', title: words.partsOf(first, second), lines: [] }
  }
}

function ofPanna(type: BetType, session: Session, panna: string): Hint {
  const kind = classifyPanna(panna)
  if (kind === null) return whatIsMissing(type, session, panna.length, 3)
  const title = words.kind[kind]
  const reason = words.reason(pannaHint[kind])
  if (kind !== type.pannaKind) return { tone: 'warn', title, lines: [reason] }
  const adds = words.addsTo(digitSum(panna), session, pannaDigit(panna))
  return { tone: 'good', title, lines: [reason, adds] }
}

/** The live hint for a bet number. A number that can't win (anymore) isn't good. */
function numberHint(type: BetType, session: Session, value: string, canWin: boolean): Hint {
  const parts = partsOf(type.groups, value)
  const typed = parts.join('').length
  const total = type.groups.reduce((sum, size) => sum + size, 0)
  if (typed < total) return whatIsMissing(type, session, typed, total)
  const tone = canWin && pannaGuard(type.id, value) === null ? 'good' : 'plain'
  if (type.number === 'panna') {
    const hint = ofPanna(type, session, value)
    return hint.tone === 'good' ? { ...hint, tone } : hint
  }
  const betNumber = normalizeBetNumber(type.id, value)
  const title = capitalised(describeBet({ betType: type.id, session, betNumber }))
  if (type.number === 'digit') return { tone, title, lines: [words.digitWins(session)] }
  if (type.number === 'jodi') {
    const [open = '', close = ''] = value
    return { tone, title, lines: [words.jodiParts(open, close)] }
  }
  return { tone, title, lines: [] }
}
