import ArrowDown from 'lucide-react/icons/arrow-down'
import type { Enquiry } from '#api/schemas/enquiry.ts'
import { enquiryMessages as words } from '#messages/player/enquiry.ts'
import { useOnline } from '#platform/device/online.ts'
import { Button } from '#ui/content/button.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Conversation } from './conversation.tsx'

export interface ChatProps {
  isNew: boolean
  messages: Enquiry['messages']
  /** The last read failed, so what's shown may be old. */
  isStale: boolean
  onRetry: () => void
  /** Something came while the player read further up. */
  missed: boolean
  onFollow: () => void
}

/** Shown above the composer: the conversation, or a hint if there is none yet. */
export function Chat({ isNew, messages, isStale, onRetry, missed, onFollow }: ChatProps) {
  const online = useOnline()
  return (
    <>
      {isNew && (
        <p className="my-auto self-center py-6 text-center text-body text-ink3">
          {words.firstHint}
        </p>
      )}
      <Conversation messages={messages} />
      {/* Without a connection, the strip above says it and offers Retry. */}
      {isStale && online && (
        <RetryNotice announce="status" className="mt-4" onRetry={onRetry}>
          {words.notFresh}
        </RetryNotice>
      )}
      {missed && (
        <Button
          kind="quiet"
          icon={ArrowDown}
          className="sticky bottom-24 z-10 mt-3 self-center rounded-full! shadow-float"
          onClick={onFollow}
        >
          {words.showNew}
        </Button>
      )}
    </>
  )
}
