import { useMemo, type ReactNode } from 'react'
import { betTypeList } from '#domain/bet/bet-types.ts'
import { betStatuses, filterBets } from '#domain/bet/history.ts'
import { sessions } from '#domain/market/session.ts'
import { formatNumber } from '#domain/money/money.ts'
import { commonMessages } from '#messages/app/common.ts'
import { betTypeNames } from '#messages/bet/bet-types.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { Button } from '#ui/content/button.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { noSheetFilter, type SheetFilter } from './history-query.ts'
import type { BetHistoryData } from './use-bet-history.ts'

const any = { value: 'all', label: words.any } as const
const statusOptions = [
  any,
  ...betStatuses.map((value) => ({ value, label: words.statuses[value] })),
]
const typeOptions = [any, ...betTypeList.map(({ id }) => ({ value: id, label: betTypeNames[id] }))]
const sessionOptions = [
  any,
  ...sessions.map((value) => ({ value, label: commonMessages.session[value] })),
]

export interface FilterSheetProps {
  /** What is chosen so far; null while the sheet is closed. */
  draft: SheetFilter | null
  onDraft: (draft: SheetFilter) => void
  onClose: () => void
  data: BetHistoryData
  /** The history shows only bets with one status. */
  oneStatus: boolean
  onApply: (filter: SheetFilter) => void
}

/**
 * Status, type, session and game of a history. The choice takes effect with the button that
 * says how many bets match; closing it another way changes nothing.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { draft: given, onDraft, onClose, data, oneStatus, onApply } = props
  const draft = given ?? data.filter
  const choose = (change: Partial<SheetFilter>) => onDraft({ ...draft, ...change })
  const apply = () => {
    onApply(draft)
    onClose()
  }
  return (
    <Sheet
      open={given !== null}
      onClose={onClose}
      title={words.filters}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" size={56} className="flex-1" onClick={() => choose(noSheetFilter)}>
            {words.clearShort}
          </Button>
          <Button size={56} className="flex-2" onClick={apply}>
            {given && <Count draft={given} data={data} />}
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
          options={[{ value: 'all', label: words.allGames }, ...data.games]}
          value={draft.gameId}
          onChange={(gameId) => choose({ gameId })}
        />
      </div>
    </Sheet>
  )
}

/** 'Show 23 bets'. */
function Count({ draft, data }: { draft: SheetFilter; data: BetHistoryData }) {
  const { bets, filter, today } = data
  const count = useMemo(
    () => filterBets(bets, { ...filter, ...draft }, today).length,
    [bets, filter, draft, today],
  )
  return words.show(formatNumber(count), words.bets(count))
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
