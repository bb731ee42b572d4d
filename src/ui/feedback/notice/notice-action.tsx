import type { ReactNode } from 'react'
import { Button } from '../../content/button.tsx'
import { TextButton } from '../../content/text-link.tsx'

interface NoticeActionProps {
  onClick: () => void
  children: ReactNode
  /** The bright button of the view: what the player most likely wants. */
  main?: boolean
}

/** The action inside a notice: its bright button, or words in the notice's colour. */
export const NoticeAction = ({ main, ...action }: NoticeActionProps) =>
  main ? (
    <Button {...action} className="mt-2" />
  ) : (
    <TextButton {...action} className="mt-1 text-body font-bold underline underline-offset-4" />
  )
