import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { useApi } from '#data/api-context.tsx'
import { moneyMessages as words } from '#messages/en/money/money.ts'
import { describeIntent, historyOf } from '#money/describe-intent.ts'
import { useMoney } from '#money/money.ts'
import { isPendingOnlyInTab, pendingOf, type AnyOpenIntent } from '#money/storage/pending.ts'
import { useAskBeforeLeaving } from '#platform/device/ask-before-leaving.ts'
import { useStore } from '#platform/use-store.ts'
import { UnknownOutcome } from '#ui/feedback/notice/unknown-outcome.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { DoubledMoney } from './doubled-money.tsx'
import { UnknownToSupport } from './unknown-to-support.tsx'

/**
 * On every screen while the outcome of a money request is unknown: says what is being checked
 * and, in a sheet, what the player can do. It must be mounted for the checks to continue after a reload.
 */
export function OpenMoney() {
  return (
    <>
      <UnknownMoney />
      <DoubledMoney />
    </>
  )
}

function UnknownMoney() {
  const money = useMoney(useToasts())
  const pending = pendingOf(useApi())
  const unknown = useStore(pending.store, (state) => state.open).filter(
    ({ phase }) => phase === 'unknown',
  )
  const isOnlyInTab = isPendingOnlyInTab(pending)
  useAskBeforeLeaving(isOnlyInTab)
  const [open, setOpen] = useState(false)
  const [first] = unknown
  if (first === undefined) return null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 bg-info-s ps-4 pe-2 text-small font-semibold text-info">
        <Clock className="size-5 shrink-0" aria-hidden="true" />
        <p role="status" className="min-w-0 flex-1 basis-32 py-2 wrap-anywhere">
          {unknown.length === 1
            ? words.checking(describeIntent(first))
            : words.checkingMany(unknown.length)}
          {isOnlyInTab && ` ${words.keepTab}`}
        </p>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="ms-auto min-h-12 rounded-btn px-3 font-bold"
        >
          {words.details}
        </button>
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.title}>
        <div className="grid gap-3">
          {isOnlyInTab && <p className="text-body">{words.onlyInTab}</p>}
          {unknown.map((intent) => (
            <div key={intent.id}>
              <UnknownIntent intent={intent} action={money[intent.operation]} />
              <UnknownToSupport intent={intent} onAsk={() => setOpen(false)} />
            </div>
          ))}
        </div>
      </Sheet>
    </>
  )
}

interface UnknownIntentProps {
  intent: AnyOpenIntent
  action: Pick<ReturnType<typeof useMoney>['placeBet'], 'check' | 'checkingStore' | 'giveUp'>
}

function UnknownIntent({ intent, action }: UnknownIntentProps) {
  const checking = useStore(action.checkingStore, (state) => state.checking)
  return (
    <UnknownOutcome
      intent={intent}
      flow={{
        checking,
        giveUp: action.giveUp,
        history: historyOf(intent.operation),
        check: () => void action.check(),
      }}
    >
      {words.explanation(describeIntent(intent))}
    </UnknownOutcome>
  )
}
