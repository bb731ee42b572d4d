import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../../look/cx.ts'

export interface TabsProps<T extends string> {
  /** Ties the tabs to their panel: the same `id` goes to `TabPanel`. */
  id: string
  label: string
  items: readonly { value: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
}

/** Room left beside the chosen tab, in CSS pixels. */
const gutter = 16

/** A row of chips that follow the tab pattern: one tab stop, arrow keys, Home and End. */
export function Tabs<T extends string>({ id, label, items, value, onChange }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null)

  // On a narrow phone, the chosen tab may be beyond the edge. Only the row moves, not the page.
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector(`[id="${id}-tab-${value}"]`)?.getBoundingClientRect()
    if (!list || !tab) return
    const edge = list.getBoundingClientRect()
    if (tab.right > edge.right) list.scrollLeft += tab.right - edge.right + gutter
    else if (tab.left < edge.left) list.scrollLeft += tab.left - edge.left - gutter
  }, [id, value])

  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.value === value)
    const last = items.length - 1
    const places = new Map([
      ['ArrowRight', at === last ? 0 : at + 1],
      ['ArrowLeft', at === 0 ? last : at - 1],
      ['Home', 0],
      ['End', last],
    ])
    const place = places.get(event.key)
    const item = place === undefined ? undefined : items[place]
    if (place === undefined || !item) return
    event.preventDefault()
    onChange(item.value)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className="no-scrollbar -mx-[16px] -my-1 flex scroll-px-[16px] gap-2 overflow-x-auto px-[16px] py-1"
    >
      {items.map((item) => {
        const chosen = item.value === value
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={chosen}
            tabIndex={chosen ? 0 : -1}
            onClick={() => onChange(item.value)}
            onKeyDown={move}
            className={cx(
              'min-h-12 shrink-0 rounded-chip px-3.5 text-body font-semibold',
              chosen
                ? 'bg-soft text-accent shadow-[inset_0_0_0_2px_var(--accent)]'
                : 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line)] active:bg-sunken',
            )}
          >
            {item.label}
          </button>
        )
      })}
    </div>
  )
}

export interface TabPanelProps {
  id: string
  /** The selected tab. */
  value: string
  children: ReactNode
}

/** What the selected tab shows. */
export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
      {children}
    </div>
  )
}
