import type { ReactNode } from 'react'

export interface FloatBarProps {
  /** A picture of 48 px at most. */
  icon: ReactNode
  title: string
  detail: string
  /** One or two buttons; they go below the words where the line is too short. */
  actions: ReactNode
}

/** A card that floats above the tab bar: something to answer when the player likes. */
export function FloatBar({ icon, title, detail, actions }: FloatBarProps) {
  return (
    <section
      aria-label={title}
      className="mx-3 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-slab bg-surface px-4 py-3.5 shadow-float"
    >
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-btn bg-sunken"
      >
        {icon}
      </span>
      <p role="status" className="min-w-0 flex-1 basis-26">
        <span className="block font-bold">{title}</span>
        <span className="block text-small text-ink3">{detail}</span>
      </p>
      <div className="ms-auto flex gap-2">{actions}</div>
    </section>
  )
}
