import Copy from 'lucide-react/icons/copy'
import MessageSquare from 'lucide-react/icons/message-square'
import { useNavigate } from 'react-router-dom'
import { useApi } from '#data/api-context.tsx'
import { useEnquiryDraft } from '#drafts/use-enquiry-draft.ts'
import { moneyMessages as words } from '#messages/en/money/money.ts'
import { formatWhyUnknown } from '#messages/money/why-unknown.ts'
import { describeIntent, referenceOf } from '#money/describe-intent.ts'
import type { AnyStoredIntent } from '#money/storage/pending.ts'
import { paths } from '#paths'
import { copyText } from '#platform/links/share.ts'
import { Button } from '#ui/content/button.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'

/** Copies what support needs to know of an unknown outcome, or writes it into the chat. */
export function UnknownToSupport({
  intent,
  onAsk,
}: {
  intent: AnyStoredIntent
  onAsk: () => void
}) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const enquiry = useEnquiryDraft()
  const { takesIdempotencyKey } = useApi()
  const refs = [intent.why?.message, referenceOf(intent, takesIdempotencyKey)]
  const text = words.unknownToSupport(
    describeIntent(intent),
    formatWhyUnknown(intent.why),
    refs.filter((ref) => ref !== undefined).join('; '),
  )
  const copy = async () => {
    if (await copyText(text)) toasts.success(words.copied)
    else toasts.error(words.copyFailed)
  }
  const ask = () => {
    enquiry.add(text)
    onAsk()
    void navigate(paths.enquiry)
  }
  return (
    <div className="flex flex-wrap gap-x-2">
      <Button kind="text" tight icon={Copy} onClick={() => void copy()}>
        {words.copyForSupport}
      </Button>
      <Button kind="text" tight icon={MessageSquare} onClick={ask}>
        {words.askSupport}
      </Button>
    </div>
  )
}
