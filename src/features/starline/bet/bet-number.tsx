import { useId } from 'react'
import {
  canonicalPanna,
  classifyPanna,
  digitSum,
  isCanonicalPanna,
  pannaDigit,
} from '#domain/market/panna.ts'
import {
  starlineBetTypeList,
  type StarlineBetType,
  type StarlineBetTypeId,
} from '#domain/starline/starline-bet-types.ts'
import { starlineBetTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { starlineMessages as words } from '#messages/en/market/starline.ts'
import { NumberHint, NumberOffer, type Hint } from '#ui/bet/number-hint.tsx'
import { PannaPicks } from '#ui/bet/panna-picks.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { FieldMessage } from '#ui/form/field/field-frame.tsx'
import { DigitCells } from '#ui/game/board/digit-cells.tsx'

export interface BetNumberProps {
  type: StarlineBetType
  number: string
  onNumber: (number: string) => void
  onType: (type: StarlineBetTypeId) => void
  error: string | null | undefined
  readOnly: boolean
}

const digits = [...'0123456789'].map((value) => ({
  value,
  label: <span className="text-h2">{value}</span>,
}))

/** The bet number: a pad for a digit, cells for a pana. */
export function BetNumber(props: BetNumberProps) {
  const { type, number, onNumber, error, readOnly } = props
  const messageId = useId()
  if (type.pannaKind !== null) return <Pana {...props} kind={type.pannaKind} />
  return (
    <div data-pad>
      <p aria-hidden="true" className="mb-1.5 text-small font-semibold text-ink2">
        {words.number}
      </p>
      <Chips
        label={words.number}
        describedBy={error ? messageId : undefined}
        options={digits}
        value={number === '' ? null : number}
        onPick={onNumber}
        columns={5}
        least={3}
        readOnly={readOnly}
      />
      <FieldMessage id={messageId} error={error} />
      <div className="mb-4">
        <NumberHint hint={starlineHint(type, number)} />
      </div>
    </div>
  )
}

function Pana({
  type,
  kind,
  number,
  onNumber,
  onType,
  error,
  readOnly,
}: BetNumberProps & { kind: NonNullable<StarlineBetType['pannaKind']> }) {
  const typed = classifyPanna(number)
  const other = typed !== null && typed !== kind ? typed : null
  const otherType = starlineBetTypeList.find(({ pannaKind }) => pannaKind === other)
  const drawn = canonicalPanna(number)
  return (
    <>
      <DigitCells
        label={words.number}
        groups={[type.digits]}
        value={number}
        onChange={onNumber}
        error={error}
        readOnly={readOnly}
        hint={<NumberHint hint={starlineHint(type, number)} />}
      />
      {other !== null && otherType ? (
        <NumberOffer
          className="mb-3"
          offer={betMessages.number.switchType(starlineBetTypeNames[otherType.id])}
          onAccept={() => onType(otherType.id)}
        >
          {words.thisIs(other)}
        </NumberOffer>
      ) : (
        typed !== null &&
        !isCanonicalPanna(number) && (
          <NumberOffer
            className="mb-3"
            offer={betMessages.offerNumber(drawn)}
            onAccept={() => onNumber(drawn)}
          >
            {betMessages.neverDrawn(number, drawn)}
          </NumberOffer>
        )
      )}
      <div className="mb-4">
        <PannaPicks
          key={kind}
          kind={kind}
          named={words.picks}
          value={number}
          onPick={onNumber}
          readOnly={readOnly}
        />
      </div>
    </>
  )
}

const shared = betMessages.number

/** The live hint for a Starline number. A pana that can never be drawn isn't marked as good. */
function starlineHint({ pannaKind, digits }: StarlineBetType, number: string): Hint {
  if (pannaKind === null) {
    return number === ''
      ? { tone: 'plain', title: shared.oneDigit, lines: [shared.fromZeroToNine] }
      : { tone: 'good', title: words.digit(number), lines: [words.digitWins] }
  }
  const kind = classifyPanna(number)
  if (kind === null) {
    const title = number === '' ? shared.threeDigits : shared.typed(number.length, digits)
    return { tone: 'plain', title, lines: [words.panaHint[pannaKind]] }
  }
  const title = words.kind[kind]
  const reason = shared.reason(words.panaHint[kind])
  if (kind !== pannaKind) return { tone: 'warn', title, lines: [reason] }
  const tone = isCanonicalPanna(number) ? 'good' : 'plain'
  return { tone, title, lines: [reason, words.addsTo(digitSum(number), pannaDigit(number))] }
}
