import { useRef, useState, type ReactNode } from 'react'
import type { BetType } from '#domain/bet/bet-types.ts'
import { drawnParts } from '#domain/bet/chances.ts'
import { pannasByDigit } from '#domain/market/panna.ts'
import type { Session } from '#domain/market/session.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { PannaPicks } from '#ui/bet/panna-picks.tsx'
import { asOption, digits, PicksGroup, useDigitGroup } from '#ui/bet/picks-group.tsx'
import { TextButton } from '#ui/content/text-link.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { partNames, partsOf } from './number-parts.ts'

const words = betMessages.picks

interface PickProps {
  /** The number, or the part of it, as written in the cells. */
  value: string
  /** Other numbers to show as picked: those on the slip. */
  also?: readonly string[]
  onPick: (value: string) => void
  readOnly: boolean
}

interface PicksProps {
  type: BetType
  session: Session
  /** As written in the cells. */
  number: string
  /** The numbers in the slip. */
  also: readonly string[]
  /** What is drawn already. */
  declared: Parameters<typeof drawnParts>[2]
  /** A whole number was picked; `rest`: what a second tap on it leaves in the cells. */
  onPick: (number: string, rest?: string) => void
  /** A part of it was picked. */
  onNumber: (number: string) => void
  readOnly: boolean
}

/** Quick picks of a bet type. */
export function Picks(props: PicksProps) {
  const { type, session, number: value, also, declared, onPick, readOnly } = props
  const drawn = drawnParts(type.id, session, declared)
  const picks = { value, also, readOnly, onPick: (number: string) => onPick(number) }
  switch (type.number) {
    case 'digit':
      return <TenDigits title={words.digits} size="lg" {...picks} />
    case 'jodi':
      return (
        <JodiPicks
          drawn={drawn[0] ?? null}
          {...picks}
          onPick={(number) => onPick(number, number.slice(0, 1))}
        />
      )
    case 'panna':
      return <PannaPicks kind={type.pannaKind ?? 'single'} {...picks} />
    case 'half-sangam':
    case 'full-sangam':
      return <SangamPicks {...props} drawn={drawn} />
  }
}

interface TenDigitsProps extends PickProps {
  title: string
  size?: 'md' | 'lg'
  /** The digit that is drawn already, so that no other can win; or null. */
  drawn?: string | null
}

function TenDigits({ title, size = 'md', drawn = null, ...picks }: TenDigitsProps) {
  const options = drawn === null ? digits : [asOption(drawn)]
  return (
    <PicksGroup title={title}>
      <Chips label={title} options={options} columns={5} size={size} {...picks} />
    </PicksGroup>
  )
}

/**
 * Jodis by their first digit: the first row chooses it, the row below completes the jodi. Once the open
 * digit is `drawn`, only jodis with it can win, so the first row is left out.
 */
function JodiPicks({ drawn, ...picks }: PickProps & { drawn: string | null }) {
  const first = drawn ?? /^\d/.exec(picks.value)?.[0] ?? ''
  const pairs = digits.map((digit) => asOption(`${first}${digit.value}`))
  return (
    <PicksGroup title={words.byFirstDigit}>
      {drawn === null && (
        <Chips label={words.byFirstDigit} options={digits} {...picks} value={first} />
      )}
      {first !== '' && (
        <Chips label={words.startingWith(first)} options={pairs} columns={5} {...picks} />
      )}
    </PicksGroup>
  )
}

interface SangamPicksProps extends Omit<PicksProps, 'declared'> {
  /** The drawn number of each part, or null. Nothing else can win then. */
  drawn: readonly (string | null)[]
}

/** The picks of a sangam: first those of its first part, then of the second, with a button back. */
function SangamPicks(props: SangamPicksProps) {
  const { type, session, number, also, drawn, onPick, onNumber, readOnly } = props
  const [changing, setChanging] = useState(false)
  const [first = '', second = ''] = partsOf(type.groups, number)
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
    onNumber(second === '' ? part : `${part}-${second}`)
  }
  const firstPicks = { value: first, onPick: pickFirst, readOnly }
  const together = also.map((each) => partsOf(type.groups, each))
  return (
    <div ref={place} tabIndex={-1}>
      {!onFirst ? (
        <AnyPannaPicks
          key="second"
          title={words.partByDigit(secondName)}
          value={second}
          also={together.flatMap(([one, other = '']) => (one === first ? other : []))}
          drawn={drawn[1] ?? null}
          onPick={(part) => onPick(`${first}-${part}`, first)}
          readOnly={readOnly}
          aside={
            <TextButton
              onClick={() => !readOnly && turnTo(true)}
              className="font-semibold text-accent"
            >
              {words.changePart(firstName)}
            </TextButton>
          }
        />
      ) : firstSize === 1 ? (
        <TenDigits title={words.part(firstName)} drawn={drawn[0] ?? null} {...firstPicks} />
      ) : (
        <AnyPannaPicks
          key="first"
          title={words.partByDigit(firstName)}
          drawn={drawn[0] ?? null}
          {...firstPicks}
        />
      )}
    </div>
  )
}

/** Pannas of every kind for the digit they add to: a row of single pannas, a row of the others. */
function AnyPannaPicks({
  title,
  aside,
  drawn,
  ...picks
}: PickProps & { title: string; aside?: ReactNode; drawn: string | null }) {
  const [group, setGroup] = useDigitGroup(picks.value)
  const singles = group === null ? [] : pannasByDigit('single', group)
  const others =
    group === null ? [] : [...pannasByDigit('double', group), ...pannasByDigit('triple', group)]
  if (drawn !== null) {
    return (
      <PicksGroup title={title} aside={aside}>
        <Chips label={title} options={[asOption(drawn)]} {...picks} />
      </PicksGroup>
    )
  }
  return (
    <PicksGroup title={title} aside={aside}>
      <Chips
        label={title}
        options={digits}
        value={group}
        onPick={setGroup}
        readOnly={picks.readOnly}
      />
      {group !== null && (
        <>
          <Chips label={words.singles} options={singles.map(asOption)} {...picks} />
          <Chips label={words.others} options={others.map(asOption)} {...picks} />
        </>
      )}
    </PicksGroup>
  )
}
