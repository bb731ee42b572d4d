import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { useApi } from '#data/api-context.tsx'
import { moneyMessages as words } from '#messages/en/money/money.ts'
import { describeIntent } from '#money/describe-intent.ts'
import { useMoney } from '#money/money.ts'
import { isPendingOnlyInTab, pendingOf } from '#money/storage/pending.ts'
import { useAskBeforeLeaving } from '#platform/device/ask-before-leaving.ts'
import { useStore } from '#platform/use-store.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { ChecksLine, type ChecksPlace } from './checks-line.tsx'
import { DoubledMoney } from './doubled-money.tsx'
import { UnknownIntent } from './unknown-intent.tsx'
import { UnknownToSupport } from './unknown-to-support.tsx'

/**
 * On every screen while the outcome of a money request is unknown: says what is being checked
 * and, in a sheet, what the player can do. It must be mounted for the checks to continue after a reload.
 */
export function OpenMoney({ place }: { place: ChecksPlace }) {
  return (
    <>
      <UnknownMoney place={place} />
      <DoubledMoney place={place} />
    </>
  )
}

function UnknownMoney({ place }: { place: ChecksPlace }) {
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
      <ChecksLine
        place={place}
        icon={Clock}
        colours="bg-info-s text-info"
        // In the bar it is the answer to a press; on other screens it's there already.
        role={place === 'bar' ? 'alert' : 'status'}
        onDetails={() => setOpen(true)}
      >
        {unknown.length === 1
          ? words.checking(describeIntent(first))
          : words.checkingMany(unknown.length)}
        {isOnlyInTab && ` ${words.keepTab}`}
      </ChecksLine>
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
