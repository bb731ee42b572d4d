import type { ReactNode } from 'react'
import { openNowMessages as words } from '#messages/en/market/open-now.ts'

export const nextCard = 'card flex min-h-12 flex-wrap items-center gap-x-3 ps-4'

export interface NextToPlayProps {
  name: ReactNode
  /** How long it takes bets. */
  detail: ReactNode
  /** The way to the bet. */
  children: ReactNode
}

/** What takes bets and ends first, in the room at the thumb. */
export const NextToPlay = ({ name, detail, children }: NextToPlayProps) => (
  <section aria-label={words.next} className={nextCard}>
    <div className="min-w-0 flex-1 basis-24">
      <p className="line-clamp-6 font-bold">{name}</p>
      <p className="text-small text-ink2">{detail}</p>
    </div>
    {children}
  </section>
)
