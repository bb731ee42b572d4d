import type { ReactNode } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { cx } from '../look/cx.ts'

/** One grey shape; size and radius by class (`h-15 w-full rounded-btn`). */
export function Bone({ className }: { className?: string }) {
  return <span className={cx('skeleton block max-w-full', className)} />
}

/** The shape of what is coming, said once to a screen reader. It appears after 150 ms. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{uiMessages.loading}</span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  )
}

/** So many cards that are coming, each as high as one usually is (`h-24`). */
export function CardsSkeleton({ count, height }: { count: number; height: string }) {
  return (
    <Skeleton className="two-columns grid gap-2.5">
      {Array.from({ length: count }, (_, card) => (
        <Bone key={card} className={cx('rounded-card', height)} />
      ))}
    </Skeleton>
  )
}

/** A result board that is coming. */
export function BoardBones({ className }: { className?: string }) {
  return (
    <div className={cx('board grid grid-cols-[3fr_2.1fr_3fr] gap-[3px]', className)}>
      <span className="board-tile skeleton" />
      <span className="board-tile skeleton" />
      <span className="board-tile skeleton" />
    </div>
  )
}
