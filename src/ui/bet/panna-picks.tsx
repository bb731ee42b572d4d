import { allPannas, pannasByDigit, type PannaKind } from '#domain/market/panna.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { Chips } from '../form/chips.tsx'
import { asOption, digits, PicksTitle } from './picks-title.tsx'
import { useDigitGroup } from './use-digit-group.ts'

const words = betMessages.picks
const regular = { all: words.pannas, count: words.count }

export interface PannaPicksProps {
  /** What a family of games calls its pannas: 'Pannas', '12 pannas'. */
  named?: { all: string; count: (count: number) => string }
  kind: PannaKind
  /** The number as written in the cells. */
  value: string
  onPick: (panna: string) => void
  readOnly: boolean
}

/** The pannas of one kind by the digit they add to; the ten triples all at once. */
export function PannaPicks(props: PannaPicksProps) {
  const { kind, value, onPick, readOnly, named = regular } = props
  const [group, setGroup] = useDigitGroup(value)
  if (kind === 'triple') {
    const all = allPannas(kind)
    return (
      <div>
        <PicksTitle aside={named.count(all.length)}>{words.digits}</PicksTitle>
        <Chips
          label={named.all}
          options={all.map(asOption)}
          value={value}
          onPick={onPick}
          columns={5}
          readOnly={readOnly}
        />
      </div>
    )
  }
  const pannas = group === null ? [] : pannasByDigit(kind, group)
  return (
    <div>
      <PicksTitle aside={group !== null && named.count(pannas.length)}>{words.byDigit}</PicksTitle>
      <div className="grid gap-2">
        <Chips
          label={words.byDigit}
          options={digits}
          value={group}
          onPick={setGroup}
          readOnly={readOnly}
        />
        {group !== null && (
          <Chips
            label={named.all}
            options={pannas.map(asOption)}
            value={value}
            onPick={onPick}
            columns={6}
            readOnly={readOnly}
          />
        )}
      </div>
    </div>
  )
}
