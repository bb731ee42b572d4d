import { useState } from 'react'
import type { DayBounds } from '#domain/bet/history.ts'
import { parseDayKey } from '#domain/time/dates.ts'
import { Field } from './field/field.tsx'

export interface DayRangeProps {
  labels: Record<keyof DayBounds, string>
  days: DayBounds
  onChange: (days: DayBounds) => void
}

/** Two days, both included; an empty one is no limit. */
export function DayRange({ labels, days, onChange }: DayRangeProps) {
  // An incomplete date stays in the field and out of the address.
  const [draft, setDraft] = useState(days)
  const isDay = (text: string) => text === '' || parseDayKey(text) !== null
  const change = (end: keyof DayBounds, day: string) => {
    const typed = { ...draft, [end]: day }
    setDraft(typed)
    // Also takes the other end as typed, since the address may not have been rendered with it yet.
    const { from, to } = typed
    if (isDay(day)) onChange({ from: isDay(from) ? from : days.from, to: isDay(to) ? to : days.to })
  }
  return (
    <div className="-mb-4 flex flex-wrap gap-x-2">
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          type="date"
          className="min-w-0 flex-1 basis-38"
          label={labels[end]}
          value={draft[end]}
          onChange={(day) => change(end, day)}
        />
      ))}
    </div>
  )
}
