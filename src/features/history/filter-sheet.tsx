import type { ReactNode } from 'react'
import { betTypeList } from '#domain/bet-types.ts'
import { type BetFilter, betStatuses } from '#domain/history.ts'
import { formatNumber } from '#domain/money.ts'
import { sessions } from '#domain/session.ts'
import { commonMessages } from '#messages/common.ts'
import { historyMessages as words } from '#messages/history.ts'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { GameOption } from './use-bet-history.ts'

const any = { value: 'all', label: words.any } as const
const statusOptions = [
  any,
  ...betStatuses.map((value) => ({ value, label: words.statuses[value] })),
]
const typeOptions = [any, ...betTypeList.map(({ id, title }) => ({ value: id, label: title }))]
const sessionOptions = [
  any,
  ...sessions.map((value) => ({ value, label: commonMessages.session[value] })),
]

export interface FilterSheetProps {
  open: boolean
  onClose: () => void
  filter: BetFilter
  games: readonly GameOption[]
  /** How many bets the filter leaves. */
  count: number
  /** The history shows bets of one status only. */
  oneStatus: boolean
  onFilter: (change: Partial<BetFilter>) => void
  onClear: () => void
}

/** Status, type, session and game of a history. A choice takes effect at once. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, filter, games, count, oneStatus, onFilter, onClear } = props
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filters}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" size={56} className="flex-1" onClick={onClear}>
            {words.clearShort}
          </Button>
          <Button size={56} className="flex-2" onClick={onClose}>
            {words.show(formatNumber(count), words.bets(count))}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {!oneStatus && (
          <Group title={words.status}>
            <Chips
              label={words.status}
              columns={3}
              options={statusOptions}
              value={filter.status}
              onPick={(status) => onFilter({ status })}
            />
          </Group>
        )}
        <Group title={words.type}>
          <Chips
            label={words.type}
            columns={2}
            options={typeOptions}
            value={filter.betType}
            onPick={(betType) => onFilter({ betType })}
          />
        </Group>
        <Group title={words.session}>
          <Chips
            label={words.session}
            columns={3}
            options={sessionOptions}
            value={filter.session}
            onPick={(session) => onFilter({ session })}
          />
        </Group>
        <SelectField
          label={words.game}
          options={[{ value: 'all', label: words.allGames }, ...games]}
          value={filter.gameId}
          onChange={(gameId) => onFilter({ gameId })}
        />
      </div>
    </Sheet>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-small font-semibold text-ink2">
        {title}
      </p>
      {children}
    </div>
  )
}
