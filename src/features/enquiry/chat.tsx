import ArrowDown from 'lucide-react/icons/arrow-down'
import type { Enquiry } from '#api/schemas/content.ts'
import { uiMessages } from '#messages/app/ui.ts'
import { enquiryMessages as words } from '#messages/player/enquiry.ts'
import { Button } from '#ui/content/button.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
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
  return (
    <>
      {isNew && (
        <p className="my-auto self-center py-6 text-center text-body text-ink3">
          {words.firstHint}
        </p>
      )}
      <Conversation messages={messages} />
      {isStale && (
        <Notice
          tone="warn"
          announce="status"
          className="mt-4"
          action={
            <Button kind="text" tight onClick={onRetry}>
              {uiMessages.retry}
            </Button>
          }
        >
          {words.notFresh}
        </Notice>
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
