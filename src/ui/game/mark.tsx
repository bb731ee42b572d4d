import { cx } from '../look/cx.ts'

/** The mark alone: the three tiles of the slate. `onSlate` raises the dark tiles. */
export function MarkTiles({ onSlate, className }: { onSlate?: boolean; className?: string }) {
  const tile = onSlate ? 'fill-slate2' : 'fill-slate'
  return (
    <svg viewBox="0 0 30 18" aria-hidden="true" className={cx('h-4.5 w-7.5 shrink-0', className)}>
      <path
        className={tile}
        d="M3.5 0h6.2a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H3.5A3.5 3.5 0 0 1 0 14.5v-11A3.5 3.5 0 0 1 3.5 0Z"
      />
      <rect className="fill-accent" x="11.6" width="6.8" height="18" rx="1" />
      <path
        className={tile}
        d="M20.3 0h6.2A3.5 3.5 0 0 1 30 3.5v11a3.5 3.5 0 0 1-3.5 3.5h-6.2a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1Z"
      />
      <g className="fill-chalk">
        {[2.9, 5.4, 7.9, 22.1, 24.6, 27.1].map((x) => (
          <circle key={x} cx={x} cy="9" r="0.95" />
        ))}
      </g>
    </svg>
  )
}

export interface MarkProps {
  /** The product's name. */
  name: string
  onSlate?: boolean
}

/** Mark and name. */
export function Mark({ name, onSlate = false }: MarkProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <MarkTiles onSlate={onSlate} />
      <span className="truncate text-h2 tracking-tight">{name}</span>
    </span>
  )
}
