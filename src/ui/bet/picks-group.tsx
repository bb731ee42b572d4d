import { useState, type ReactNode } from 'react'
import { pannaDigit } from '#domain/market/panna.ts'

/** 0 to 9 as options. */
export const digits = [...'0123456789'].map((value) => ({ value, label: value }))

/** A number as an option of itself. */
export const asOption = (value: string) => ({ value, label: value })

/** The digit whose pannas are shown: the picked one, and that of every panna that is completed. */
export function useDigitGroup(panna: string) {
  const [group, setGroup] = useState<string | null>(null)
  const [seen, setSeen] = useState('')
  if (panna !== seen) {
    setSeen(panna)
    if (/^\d{3}$/.test(panna)) setGroup(pannaDigit(panna))
  }
  return [group, setGroup] as const
}

interface PicksGroupProps {
  /** What the picks are. */
  title: string
  /** How many there are, or a way to others. */
  aside?: ReactNode
  children: ReactNode
}

/** Quick picks under their title. */
export function PicksGroup({ title, aside, children }: PicksGroupProps) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-small font-semibold text-ink2">{title}</p>
        {aside && <div className="text-small text-ink3">{aside}</div>}
      </div>
      <div className="grid gap-2">{children}</div>
    </div>
  )
}
