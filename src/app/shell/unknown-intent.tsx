import { useState } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { moneyMessages as words } from '#messages/en/money/money.ts'
import { formatWhyUnknown } from '#messages/money/why-unknown.ts'
import { describeIntentFully, historyOf } from '#money/describe-intent.ts'
import type { useMoney } from '#money/money.ts'
import type { AnyOpenIntent } from '#money/storage/pending.ts'
import { useStore } from '#platform/use-store.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'

interface UnknownIntentProps {
  intent: AnyOpenIntent
  action: Pick<ReturnType<typeof useMoney>['placeBet'], 'check' | 'checkingStore' | 'giveUp'>
}

/** A money request with a lost response: what is being done, and what the player can do. */
export function UnknownIntent({ intent, action }: UnknownIntentProps) {
  const { id, operation, serverMessages, why } = intent
  const checking = useStore(action.checkingStore, (state) => state.checking)
  const history = historyOf(operation)
  const [leaving, setLeaving] = useState(false)
  return (
    <Notice
      tone="warn"
      announce="alert"
      action={
        <div className="mt-2 flex flex-wrap gap-x-1 gap-y-2">
          {leaving ? (
            <>
              <Button kind="outline" tight onClick={() => setLeaving(false)}>
                {words.keepChecking}
              </Button>
              <Button kind="text" tight onClick={() => action.giveUp(id)}>
                {words.giveUpAnyway}
              </Button>
            </>
          ) : (
            <>
              <Button kind="outline" tight busy={checking} onClick={() => void action.check()}>
                {uiMessages.checkAgain}
              </Button>
              <ButtonLink kind="text" tight to={history.to}>
                {history.label}
              </ButtonLink>
              <Button kind="text" tight onClick={() => setLeaving(true)}>
                {words.giveUp}
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
        words.giveUpWarning
      ) : (
        <>
          <span className="block">{words.explanation(describeIntentFully(intent))}</span>
          <span className="mt-1 block text-small">{formatWhyUnknown(why)}</span>
        </>
      )}
    </Notice>
  )
}
