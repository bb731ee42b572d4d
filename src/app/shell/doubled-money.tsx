import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '#data/api-context.tsx'
import { useEnquiryDraft } from '#drafts/use-enquiry-draft.ts'
import { moneyMessages as words } from '#messages/en/money/money.ts'
import { describeIntent, historyOf } from '#money/describe-intent.ts'
import { pendingOf, type AnyStoredIntent } from '#money/storage/pending.ts'
import { paths } from '#paths'
import { useStore } from '#platform/use-store.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ChecksLine, type ChecksPlace } from './checks-line.tsx'

/** On every screen, until the player has read it: one tap was recorded more than once. */
export function DoubledMoney({ place }: { place: ChecksPlace }) {
  const pending = pendingOf(useApi())
  const [first] = useStore(pending.store, (state) => state.doubled)
  if (first === undefined) return null
  const onRead = () => pending.markDoubledRead(first.id)
  return <Doubled key={first.id} {...{ place, onRead }} intent={first} />
}

interface DoubledProps {
  place: ChecksPlace
  intent: AnyStoredIntent
  onRead: () => void
}

function Doubled({ place, intent, onRead }: DoubledProps) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const enquiry = useEnquiryDraft()
  const what = describeIntent(intent)
  const ids = intent.twice ?? []
  const history = historyOf(intent.operation)

  function ask(): void {
    enquiry.add(words.twiceToSupport(what, ids))
    onRead()
    void navigate(paths.enquiry)
  }

  return (
    <>
      <ChecksLine
        place={place}
        icon={TriangleAlert}
        colours="bg-warn-s text-warn"
        role="alert"
        onDetails={() => setOpen(true)}
      >
        {words.twice(what)}
      </ChecksLine>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.twiceTitle}
        footer={
          <div className="grid gap-2">
            <Button full onClick={ask}>
              {words.askSupport}
            </Button>
            <div className="grid grid-cols-2 gap-2">
              <ButtonLink kind="outline" to={history.to}>
                {history.label}
              </ButtonLink>
              <Button kind="quiet" onClick={onRead}>
                {words.understood}
              </Button>
            </div>
          </div>
        }
      >
        <p className="text-body wrap-anywhere">{words.twiceExplanation(what, ids)}</p>
      </Sheet>
    </>
  )
}
