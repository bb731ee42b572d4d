import type { ReactNode } from 'react'
import { pannasByDigit } from '#domain/market/panna.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { asOption, digits, PicksTitle } from '#ui/bet/picks-title.tsx'
import { useDigitGroup } from '#ui/bet/use-digit-group.ts'
import { Chips } from '#ui/form/chips.tsx'

const words = betMessages.picks

export interface AnyPannaPicksProps {
  title: string
  /** Three digits, or what is typed of them. */
  value: string
  onPick: (panna: string) => void
  readOnly: boolean
  aside?: ReactNode
}

/** Pannas of every kind by the digit they add to: a row of singles, a row of the others. */
export function AnyPannaPicks({ title, value, onPick, readOnly, aside }: AnyPannaPicksProps) {
  const [group, setGroup] = useDigitGroup(value)
  const singles = group === null ? [] : pannasByDigit('single', group)
  const others =
    group === null ? [] : [...pannasByDigit('double', group), ...pannasByDigit('triple', group)]
  const row = { value, onPick, readOnly }
  return (
    <div>
      <PicksTitle aside={aside}>{title}</PicksTitle>
      <div className="grid gap-2">
        <Chips label={title} options={digits} value={group} onPick={setGroup} readOnly={readOnly} />
        {group !== null && (
          <>
            <Chips label={words.singles} options={singles.map(asOption)} {...row} />
            <Chips label={words.others} options={others.map(asOption)} {...row} />
          </>
        )}
      </div>
    </div>
  )
}
