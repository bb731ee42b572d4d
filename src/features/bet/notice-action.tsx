import type { ReactNode, Ref } from 'react'

interface NoticeActionProps {
  onClick: () => void
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** The one tap that helps, inside a notice and in its colour. */
export function NoticeAction({ onClick, children, ref }: NoticeActionProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      className="-mb-1.5 inline-flex min-h-12 items-center rounded-btn text-body font-bold underline underline-offset-4"
    >
      {children}
    </button>
  )
}
