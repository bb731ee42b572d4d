import type { ReactNode, Ref } from 'react'
import { cx } from '../../look/cx.ts'

interface NoticeActionProps {
  onClick: () => void
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
  /** The bright button of the view: what the player most likely wants. */
  main?: boolean
}

/** The action inside a notice, in the notice's colour. */
export function NoticeAction({ onClick, children, ref, main }: NoticeActionProps) {
  return (
    <button
      ref={ref}
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
