import { allPannas, pannasByDigit } from '#domain/market/panna.ts'
import { betMessages } from '#messages/bet.ts'
import { Chips } from '#ui/form/chips.tsx'
import { asOption, digits, PicksTitle, type PicksProps } from './parts.tsx'
import { useDigitGroup } from './use-digit-group.ts'

const words = betMessages.picks

/** The pannas of one kind by the digit they add to; the ten triples all at once. */
export function PannaTypePicks({ type, value, onPick, readOnly }: PicksProps) {
  const kind = type.pannaKind ?? 'single'
  const [group, setGroup] = useDigitGroup(value)
  if (kind === 'triple') {
    const all = allPannas(kind)
    return (
      <div>
        <PicksTitle aside={words.count(all.length)}>{words.digits}</PicksTitle>
        <Chips
          label={words.pannas}
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
      <PicksTitle aside={group !== null && words.count(pannas.length)}>{words.byDigit}</PicksTitle>
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
            label={words.pannas}
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
