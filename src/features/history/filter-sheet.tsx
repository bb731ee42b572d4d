import { type ReactNode, useMemo, useState } from 'react'
import { betTypeList } from '#domain/bet-types.ts'
import { betStatuses, filterBets } from '#domain/history.ts'
import { formatNumber } from '#domain/money.ts'
import { sessions } from '#domain/session.ts'
import { commonMessages } from '#messages/common.ts'
import { historyMessages as words } from '#messages/history.ts'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { noSheetFilter, type SheetFilter } from './history-query.ts'
import type { BetHistoryData } from './use-bet-history.ts'

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
  onClose: () => void
  data: BetHistoryData
  /** The history shows bets of one status only. */
  oneStatus: boolean
  onApply: (filter: SheetFilter) => void
}

/**
 * Status, type, session and game of a history. Mounted while it is open. What is chosen takes
 * effect with the button that says how many bets it leaves; closing otherwise changes nothing.
 */
export function FilterSheet({ onClose, data, oneStatus, onApply }: FilterSheetProps) {
  const { bets, games, today } = data
  const [draft, setDraft] = useState(data.filter)
  const choose = (change: Partial<SheetFilter>) => setDraft({ ...draft, ...change })
  const count = useMemo(() => filterBets(bets, draft, today).length, [bets, draft, today])
  const apply = () => {
    const { status, betType, session, gameId } = draft
    onApply({ status, betType, session, gameId })
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.filters}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" size={56} className="flex-1" onClick={() => choose(noSheetFilter)}>
            {words.clearShort}
          </Button>
          <Button size={56} className="flex-2" onClick={apply}>
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
              value={draft.status}
              onPick={(status) => choose({ status })}
            />
          </Group>
        )}
        <Group title={words.type}>
          <Chips
            label={words.type}
            columns={2}
            options={typeOptions}
            value={draft.betType}
            onPick={(betType) => choose({ betType })}
          />
        </Group>
        <Group title={words.session}>
          <Chips
            label={words.session}
            columns={3}
            options={sessionOptions}
            value={draft.session}
            onPick={(session) => choose({ session })}
          />
        </Group>
        <SelectField
          label={words.game}
          options={[{ value: 'all', label: words.allGames }, ...games]}
          value={draft.gameId}
          onChange={(gameId) => choose({ gameId })}
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
