import type { ReactNode } from 'react'
import { cx } from '#ui/look/cx.ts'

/**
 * The room of what can be played next, also before it's known: first for the keyboard, last for the eye,
 * at the thumb with the list behind it.
 */
export const NextRoom = ({ children }: { children?: ReactNode }) => (
  <div className={cx('order-last min-h-14 bg-bg pb-2', children !== undefined && 'above-tabs')}>
    {children}
  </div>
)
