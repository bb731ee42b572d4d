import {
  filterStatement,
  type StatementFilter,
  type StatementRow,
} from '#domain/money/statement/statement.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { Chips } from '#ui/form/chips.tsx'
import { starlineFilterOf, tabOf } from '../statement/use-statement-filter.ts'

export interface StarlineToggleProps {
  rows: readonly StatementRow[]
  filter: StatementFilter
  onFilter: (filter: StatementFilter) => void
}

/** Below Bets and Wins: shows only Starline's part, if there is one. */
export function StarlineToggle({ rows, filter, onFilter }: StarlineToggleProps) {
  const tab = tabOf(filter)
  const narrowed = starlineFilterOf(tab)
  if (narrowed === null) return null
  if (filter !== narrowed && filterStatement(rows, narrowed).length === 0) return null
  return (
    <Chips
      label={words.starlineOnly}
      options={[{ value: narrowed, label: words.starlineOnly }]}
      value={filter === narrowed ? narrowed : null}
      onPick={() => onFilter(filter === narrowed ? tab : narrowed)}
    />
  )
}
