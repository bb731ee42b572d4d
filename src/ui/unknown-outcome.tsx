import type { ReactNode } from 'react'
import { uiMessages } from '#messages/ui.ts'
import { bringIntoView } from './bring-into-view.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export interface UnknownOutcomeProps {
  /** What was sent, and that nobody knows yet whether it was recorded. */
  children: ReactNode
  onCheck: () => void
  checking: boolean
  /** Besides Check again: where to look for oneself. */
  action?: ReactNode
}

/** A money request whose answer was lost: nothing is sent again before the host could be asked. */
export function UnknownOutcome({ children, onCheck, checking, action }: UnknownOutcomeProps) {
  return (
    <div ref={bringIntoView}>
      <Notice
        tone="warn"
        announce="alert"
        action={
          <div className="mt-2 flex flex-wrap gap-2">
            <Button kind="outline" tight busy={checking} onClick={onCheck}>
              {uiMessages.checkAgain}
            </Button>
            {action}
          </div>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
