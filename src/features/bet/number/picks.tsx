import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { BetType } from '#domain/bet/bet-types.ts'
import { pannasByDigit } from '#domain/market/panna.ts'
import type { Session } from '#domain/market/session.ts'
import { PannaPicks } from '#ui/bet/panna-picks.tsx'
import { asOption, digits, PicksGroup, useDigitGroup } from '#ui/bet/picks-group.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { betMessages } from '#words/bet/bet.ts'
import { partNames, partsOf } from './number-parts.ts'

const picksOf: Record<BetType['number'], ComponentType<PicksProps>> = {
  digit: DigitPicks,
  jodi: JodiPicks,
  panna: PannaTypePicks,
  'half-sangam': SangamPicks,
  'full-sangam': SangamPicks,
}

/** Quick picks of a bet type. */
export function Picks(props: PicksProps) {
  const OwnPicks = picksOf[props.type.number]
  return <OwnPicks {...props} />
}

const words = betMessages.picks

/** A single digit in one tap. */
function DigitPicks(props: PicksProps) {
  return <TenDigits title={words.digits} size="lg" {...props} />
}

interface TenDigitsProps extends Pick<PicksProps, 'value' | 'onPick' | 'readOnly'> {
  title: string
  size?: 'md' | 'lg'
}

function TenDigits({ title, size = 'md', value, onPick, readOnly }: TenDigitsProps) {
  return (
    <PicksGroup title={title}>
      <Chips label={title} options={digits} columns={5} {...{ size, value, onPick, readOnly }} />
    </PicksGroup>
  )
}

/** Jodis by their first digit: a row enters it, the pairs below complete it. */
function JodiPicks({ value, onPick, readOnly }: PicksProps) {
  const first = value.slice(0, 1)
  const pairs = digits.map((digit) => asOption(`${first}${digit.value}`))
  return (
    <PicksGroup title={words.byFirstDigit}>
      <Chips
        label={words.byFirstDigit}
        options={digits}
        value={first}
        onPick={onPick}
        readOnly={readOnly}
      />
      {first !== '' && (
        <Chips
          label={words.startingWith(first)}
          options={pairs}
          value={value}
          onPick={onPick}
          columns={5}
          readOnly={readOnly}
        />
      )}
    </PicksGroup>
  )
}

/** The pannas of the bet type's kind. */
function PannaTypePicks({ type, value, onPick, readOnly }: PicksProps) {
  return (
    <PannaPicks
      kind={type.pannaKind ?? 'single'}
      value={value}
      onPick={onPick}
      readOnly={readOnly}
    />
  )
}

/** A sangam, one part after the other; a tap goes back to the first. */
function SangamPicks({ type, session, value, onPick, readOnly }: PicksProps) {
  const [changing, setChanging] = useState(false)
  const [first = '', second = ''] = partsOf(type.groups, value)
  const [firstName = '', secondName = ''] = partNames(type, session)
  const [firstSize] = type.groups
  const onFirst = changing || first.length < (firstSize ?? 0)

  // The pressed button is replaced by the next part, but the focus stays here.
  const place = useRef<HTMLDivElement>(null)
  const turnTo = (first: boolean) => {
    setChanging(first)
    place.current?.focus({ preventScroll: true })
  }
  const pickFirst = (part: string) => {
    turnTo(false)
    onPick(second === '' ? part : `${part}-${second}`)
  }
  return (
    <div ref={place} tabIndex={-1}>
      {!onFirst ? (
        <AnyPannaPicks
          key="second"
          title={words.partByDigit(secondName)}
          value={second}
          onPick={(part) => onPick(`${first}-${part}`)}
          readOnly={readOnly}
          aside={
            <button
              type="button"
              onClick={() => !readOnly && turnTo(true)}
              className="-my-3.5 inline-flex min-h-12 items-center rounded-btn font-semibold text-accent"
            >
              {words.changePart(firstName)}
            </button>
          }
        />
      ) : firstSize === 1 ? (
        <TenDigits
          title={words.part(firstName)}
          value={first}
          onPick={pickFirst}
          readOnly={readOnly}
        />
      ) : (
        <AnyPannaPicks
          key="first"
          title={words.partByDigit(firstName)}
          value={first}
          onPick={pickFirst}
          readOnly={readOnly}
        />
      )}
    </div>
  )
}

interface AnyPannaPicksProps {
  title: string
  /** Three digits, or what is typed of them. */
  value: string
  onPick: (panna: string) => void
  readOnly: boolean
  aside?: ReactNode
}

/** Pannas of every kind by the digit they add to: a row of singles, a row of the others. */
function AnyPannaPicks({ title, value, onPick, readOnly, aside }: AnyPannaPicksProps) {
  const [group, setGroup] = useDigitGroup(value)
  const singles = group === null ? [] : pannasByDigit('single', group)
  const others =
    group === null ? [] : [...pannasByDigit('double', group), ...pannasByDigit('triple', group)]
  const row = { value, onPick, readOnly }
  return (
    <PicksGroup title={title} aside={aside}>
      <Chips label={title} options={digits} value={group} onPick={setGroup} readOnly={readOnly} />
      {group !== null && (
        <>
          <Chips label={words.singles} options={singles.map(asOption)} {...row} />
          <Chips label={words.others} options={others.map(asOption)} {...row} />
        </>
      )}
    </PicksGroup>
  )
}

interface PicksProps {
  type: BetType
  session: Session
  /** The number as written in the cells. */
  value: string
  onPick: (value: string) => void
  readOnly: boolean
}
