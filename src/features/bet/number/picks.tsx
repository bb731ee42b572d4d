import { useRef, useState, type ReactNode } from 'react'
import { drawnParts } from '#domain/bet/chances.ts'
import { pannasByDigit } from '#domain/market/panna.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { PannaPicks } from '#ui/bet/panna-picks.tsx'
import { asOption, digits, PicksGroup, useDigitGroup } from '#ui/bet/picks-group.tsx'
import { TextButton } from '#ui/content/text-link.tsx'
import { Chips } from '#ui/form/chips.tsx'
import type { BetFormState } from '../use-bet-form.ts'
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

/** Quick picks of a bet type. */
export function Picks({ form }: { form: BetFormState }) {
  const { type, fields, readOnly } = form
  const drawn = drawnParts(type.id, fields.session, form.knownDeclared)
  const picks = {
    value: fields.number,
    also: form.slip.numbers,
    readOnly,
    onPick: (number: string) => form.pick(number),
  }
  switch (type.number) {
    case 'digit':
      return <TenDigits title={words.digits} size="lg" {...picks} />
    case 'jodi':
      return (
        <JodiPicks
          drawn={drawn[0] ?? null}
          {...picks}
          onPick={(number) => form.pick(number, number.slice(0, 1))}
        />
      )
    case 'panna':
      return <PannaPicks kind={type.pannaKind ?? 'single'} {...picks} />
    case 'half-sangam':
    case 'full-sangam':
      return <SangamPicks form={form} drawn={drawn} {...picks} />
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
  const first = drawn ?? picks.value.slice(0, 1)
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

interface SangamPicksProps extends Omit<PickProps, 'also' | 'onPick'> {
  form: BetFormState
  /** The drawn number of each part, or null. Nothing else can win then. */
  drawn: readonly (string | null)[]
}

/** The picks of a sangam: first those of its first part, then of the second, with a button back. */
function SangamPicks({ form, drawn, value, readOnly }: SangamPicksProps) {
  const { type, fields } = form
  const [changing, setChanging] = useState(false)
  const [first = '', second = ''] = partsOf(type.groups, value)
  const [firstName = '', secondName = ''] = partNames(type, fields.session)
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
    form.change({ number: second === '' ? part : `${part}-${second}` })
  }
  const firstPicks = { value: first, onPick: pickFirst, readOnly }
  const together = form.slip.numbers.map((number) => partsOf(type.groups, number))
  return (
    <div ref={place} tabIndex={-1}>
      {!onFirst ? (
        <AnyPannaPicks
          key="second"
          title={words.partByDigit(secondName)}
          value={second}
          also={together.flatMap(([one, other = '']) => (one === first ? other : []))}
          drawn={drawn[1] ?? null}
          onPick={(part) => form.pick(`${first}-${part}`, first)}
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
