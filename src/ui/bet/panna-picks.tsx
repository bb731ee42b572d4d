import { allPannas, pannasByDigit, type PannaKind } from '#domain/market/panna.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { Chips } from '../form/chips.tsx'
import { asOption, digits, PicksGroup, useDigitGroup } from './picks-group.tsx'

const words = betMessages.picks
const regular = { all: words.pannas, count: words.count }

export interface PannaPicksProps {
  /** What a family of games calls its pannas: 'Pannas', '12 pannas'. */
  named?: { all: string; count: (count: number) => string }
  kind: PannaKind
  /** The number as written in the cells. */
  value: string
  /** Other pannas that are picked. */
  also?: readonly string[]
  onPick: (panna: string) => void
  readOnly: boolean
}

/** The pannas of one kind by the digit they add to; the ten triples all at once. */
export function PannaPicks(props: PannaPicksProps) {
  const { kind, value, also, onPick, readOnly, named = regular } = props
  const [group, setGroup] = useDigitGroup(value)
  const shared = { value, also, onPick, readOnly, label: named.all }
  if (kind === 'triple') {
    const all = allPannas(kind)
    return (
      <PicksGroup title={words.digits} aside={named.count(all.length)}>
        <Chips {...shared} options={all.map(asOption)} columns={5} />
      </PicksGroup>
    )
  }
  const pannas = group === null ? [] : pannasByDigit(kind, group)
  return (
    <PicksGroup title={words.byDigit} aside={group !== null && named.count(pannas.length)}>
      <Chips
        label={words.byDigit}
        options={digits}
        value={group}
        onPick={setGroup}
        readOnly={readOnly}
      />
      {group !== null && <Chips {...shared} options={pannas.map(asOption)} columns={6} />}
    </PicksGroup>
  )
}
