import type { ReactNode } from 'react'
import { cx } from '../../look/cx.ts'

interface NoticeActionProps {
  onClick: () => void
  children: ReactNode
  /** The bright button of the view: what the player most likely wants. */
  main?: boolean
}

/** The action inside a notice, in the notice's colour. */
export function NoticeAction({ onClick, children, main }: NoticeActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cx(
        'inline-flex min-h-12 items-center rounded-btn text-body font-bold',
        main
          ? 'mt-2 bg-fill px-4 text-on-fill active:bg-fill-press'
          : '-mb-1.5 underline underline-offset-4',
      )}
    >
      {children}
    </button>
  )
}
