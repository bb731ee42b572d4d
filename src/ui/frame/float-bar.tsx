import type { ReactNode } from 'react'

export interface FloatBarProps {
  /** A picture of 48 px at most. */
  icon: ReactNode
  title: string
  detail: string
  /** One or two buttons; below the words if the line is too short. */
  actions: ReactNode
}

/** A card above the tab bar, which the player can answer any time. */
export function FloatBar({ icon, title, detail, actions }: FloatBarProps) {
  return (
    <section
      aria-label={title}
      className="@container mx-[12px] mb-[12px] rounded-panel border border-(--edge) bg-surface px-[16px] py-[13px] shadow-float"
    >
      <div className="flex flex-wrap items-center gap-x-[12px] gap-y-1">
        <span
          aria-hidden="true"
          className="hidden size-11 shrink-0 items-center justify-center rounded-btn bg-sunken @min-[15rem]:flex"
        >
          {icon}
        </span>
        <p role="status" className="min-w-0 flex-1 basis-26">
          <span className="block font-bold">{title}</span>
          <span className="block text-small text-ink3">{detail}</span>
        </p>
        <div className="ms-auto flex flex-wrap justify-end gap-[8px]">{actions}</div>
      </div>
    </section>
  )
}
