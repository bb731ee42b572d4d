import { useRef, useState } from 'react'
import { betMessages } from '#messages/bet/bet.ts'
import { digits, PicksTitle } from '#ui/bet/picks-title.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { partNames, partsOf } from '../number/number-parts.ts'
import { AnyPannaPicks } from './any-panna-picks.tsx'
import type { PicksProps } from './picks-props.ts'

const words = betMessages.picks

/** A sangam, one part after the other; a tap goes back to the first. */
export function SangamPicks({ type, session, value, onPick, readOnly }: PicksProps) {
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
              {words.changePart(firstName.toLowerCase())}
            </button>
          }
        />
      ) : firstSize === 1 ? (
        <>
          <PicksTitle>{words.part(firstName)}</PicksTitle>
          <Chips
            label={words.part(firstName)}
            options={digits}
            value={first}
            onPick={pickFirst}
            columns={5}
            readOnly={readOnly}
          />
        </>
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
