import { useState, type ReactNode } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { moneyMessages } from '#messages/en/money/money.ts'
import { formatWhyUnknown } from '#messages/money/why-unknown.ts'
import { bringIntoView } from '../../content/bring-into-view.ts'
import { Button, ButtonLink } from '../../content/button.tsx'
import { Notice } from './notice.tsx'

export interface UnknownOutcomeProps {
  /** What was sent, and that it isn't known yet whether it was recorded. */
  children: ReactNode
  intent: {
    id: string
    /** The host's own sentences. */
    serverMessages: readonly string[]
    why?: Parameters<typeof formatWhyUnknown>[0]
  }
  flow: {
    check: () => void
    checking: boolean
    /** Where the player can look. */
    history: { to: string; label: string }
    /** Stops watching, so that it can be sent again. */
    giveUp: (id: string) => void
  }
}

/** A money request with a lost response: what is being done, and what the player can do. */
export function UnknownOutcome({ children, intent, flow }: UnknownOutcomeProps) {
  const { id, serverMessages, why } = intent
  const { check, checking, history, giveUp } = flow
  const [leaving, setLeaving] = useState(false)
  return (
    <div ref={bringIntoView}>
      <Notice
        tone="warn"
        announce="alert"
        action={
          <div className="mt-2 flex flex-wrap gap-2">
            {leaving ? (
              <>
                <Button kind="outline" tight onClick={() => setLeaving(false)}>
                  {moneyMessages.keepChecking}
                </Button>
                <Button kind="text" tight onClick={() => giveUp(id)}>
                  {moneyMessages.giveUpAnyway}
                </Button>
              </>
            ) : (
              <>
                <Button kind="outline" tight busy={checking} onClick={check}>
                  {uiMessages.checkAgain}
                </Button>
                <ButtonLink kind="text" tight to={history.to}>
                  {history.label}
                </ButtonLink>
                <Button kind="text" tight onClick={() => setLeaving(true)}>
                  {moneyMessages.giveUp}
                </Button>
              </>
            )}
          </div>
        }
      >
        {!leaving &&
          serverMessages.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        {leaving ? (
          moneyMessages.giveUpWarning
        ) : (
          <>
            <span className="block">{children}</span>
            <span className="mt-1 block text-small">{formatWhyUnknown(why)}</span>
          </>
        )}
      </Notice>
    </div>
  )
}
