import ListFilter from 'lucide-react/icons/list-filter'
import type { ReactNode } from 'react'
import { dateRanges, type BetFilter } from '#domain/bet/history.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { Button } from '#ui/content/button.tsx'
import { Chips, type ChipsProps } from '#ui/form/chips.tsx'
import { DayRange } from '#ui/form/day-range.tsx'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

const rangeOptions = dateRanges.map((value) => ({ value, label: words.ranges[value] }))

export const anyOption = { value: 'all', label: words.any } as const

export const toolClass =
  'relative flex size-[48px] shrink-0 items-center justify-center rounded-btn bg-surface shadow-[inset_0_0_0_1px_var(--line)] active:bg-sunken'

/** A dot on a tool whose setting isn't the default. */
export const ChangedDot = () => (
  <span className="absolute end-2 top-2 size-2 rounded-full bg-accent" />
)

interface ToolbarProps {
  /** As it applies. */
  filter: Pick<BetFilter, 'range' | 'custom'>
  filterBy: (part: Partial<BetFilter>) => void
  /** The names of the filters that are set in the sheet. */
  names: readonly string[]
  onClear: () => void
  /** The button of the sheet was pressed. */
  onFilters: () => void
  /** Other tools, between the dates and the filters. */
  tools?: ReactNode
  /** The sheet. */
  children: ReactNode
}

/** Dates, other tools and filters of a history, in one row; what is set in the sheet below it. */
export function Toolbar(props: ToolbarProps) {
  const { filter, filterBy, names, onClear, onFilters, tools, children } = props
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-[8px]">
        <SelectField
          bare
          label={words.range}
          className="flex-1 basis-25"
          options={rangeOptions}
          value={filter.range}
          onChange={(range) => filterBy({ range })}
        />
        {tools}
        <button
          type="button"
          aria-label={names.length > 0 ? words.filtersOn(names.length) : words.filters}
          aria-haspopup="dialog"
          onClick={onFilters}
          className={toolClass}
        >
          <ListFilter className="size-5.5" aria-hidden="true" />
          {names.length > 0 && <ChangedDot />}
        </button>
      </div>
      {names.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-2 -my-1 ps-1 text-small text-ink2">
          <p className="min-w-0 flex-1 basis-40">{names.join(', ')}</p>
          <Button kind="text" tight onClick={onClear}>
            {words.clear}
          </Button>
        </div>
      )}
      {filter.range === 'custom' && (
        <DayRange
          labels={{ from: words.from, to: words.to }}
          days={filter.custom}
          onChange={(custom) => filterBy({ custom })}
        />
      )}
      {children}
    </div>
  )
}

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  onClear: () => void
  /** The choice takes effect with this button; closing the sheet another way changes nothing. */
  onApply: () => void
  /** What the button says. */
  apply: string
  children: ReactNode
}

/** The filters of a history. */
export function FilterSheet({
  open,
  onClose,
  onClear,
  onApply,
  apply,
  children,
}: FilterSheetProps) {
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
          <Button size={56} className="flex-2" onClick={onApply}>
            {apply}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </Sheet>
  )
}

/** Chips below their name. It's hidden from screen readers, since the chips have it as their label. */
export function Choice<Value extends string>(props: ChipsProps<Value>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-small font-semibold text-ink2">
        {props.label}
      </p>
      <Chips {...props} />
    </div>
  )
}
