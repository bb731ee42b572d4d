import Lock from 'lucide-react/icons/lock'
import MessageSquare from 'lucide-react/icons/message-square'
import { useState, type ReactNode } from 'react'
import type { Enquiry } from '#api/schemas/enquiry.ts'
import { useApi } from '#data/api-context.tsx'
import { isBlank } from '#domain/text/visible.ts'
import { startOfIndiaDay } from '#domain/time/india.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { useEnquiryDraft } from '#drafts/use-enquiry-draft.ts'
import { formatIndiaDateTime } from '#messages/app/india-dates.ts'
import { enquiryMessages as words } from '#messages/en/player/enquiry.ts'
import { paths } from '#paths'
import { useOnline } from '#platform/device/online.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { unbroken } from '#ui/content/unbroken.ts'
import { useStickToEnd } from '#ui/content/use-stick-to-end.ts'
import { Badge, badgeStyles } from '#ui/feedback/badge.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { useEnquiry } from './use-enquiry.ts'

/** `new` is an open chat that the first message will create. */
type ChatState = 'loading' | 'failed' | 'none' | 'new' | 'open' | 'closed'

const none: Enquiry['messages'] = []

/** The support chat. */
export function EnquiryScreen() {
  const chat = useEnquiry()
  const { draft, change, clear } = useEnquiryDraft()
  const [problem, setProblem] = useState<string | null>(null)
  const toasts = useToasts()
  const online = useOnline()
  const { clock } = useApi()
  const state = chatState(chat, draft.chat === 'new')
  const messages = state === 'new' ? none : (chat.enquiry?.messages ?? none)
  const scrollToEnd = useStickToEnd(messages.length)
  const startNew = () => change({ chat: 'new' })

  async function send(): Promise<void> {
    const text = draft.text.trim()
    if (isBlank(text)) return
    setProblem(null)
    const result = await chat.send(text)
    if (result === 'busy') return
    if (result === 'sent') {
      clear()
      toasts.success(words.sent)
      return scrollToEnd()
    }
    const message = result === 'failed' ? words.sendFailed : words.sendUnknown
    setProblem(message)
    toasts.error(message)
  }

  const composer = (
    <Composer
      text={draft.text}
      onText={(text) => change({ text, chat: state === 'new' ? 'new' : 'current' })}
      problem={problem}
      sending={chat.sending}
      onSend={() => void send()}
    />
  )
  const footers: Partial<Record<ChatState, ReactNode>> = {
    new: composer,
    open: composer,
    closed: <ClosedFooter onStart={startNew} />,
  }
  return (
    <Screen
      title={words.title}
      subtitle={subtitleOf(state, parseDate(chat.enquiry?.createdAt), clock.now())}
      back={paths.dashboard}
      showBalance={false}
      className="justify-end"
      trailing={<StateBadge state={state} />}
      {...(state in footers && { footer: footers[state] })}
    >
      <ButtonLink kind="text" tight to={paths.contactUs} className="mb-auto self-center">
        {words.otherWays}
      </ButtonLink>
      {state === 'failed' && (
        <div className="mb-auto">
          <LoadError title={words.loadFailed} read={chat}>
            {words.loadFailedNotLost}
          </LoadError>
        </div>
      )}
      {state === 'loading' && <CardsSkeleton count={3} height="h-16" />}
      {state === 'none' && <NoEnquiry onStart={startNew} />}
      {(state === 'new' || state === 'open' || state === 'closed') && (
        <>
          {state === 'new' && (
            <p className="my-auto self-center py-6 text-center text-body text-ink3">
              {words.firstHint}
            </p>
          )}
          <Conversation
            key={`${state === 'new'} ${chat.enquiry?.createdAt}`}
            messages={messages}
            today={startOfIndiaDay(clock.now())}
          />
          {/* Without a connection, the strip above says it and offers Retry. */}
          {chat.isStale && online && (
            <RetryNotice announce="status" className="mt-4" read={chat}>
              {words.notFresh}
            </RetryNotice>
          )}
        </>
      )}
    </Screen>
  )
}

function chatState(chat: ReturnType<typeof useEnquiry>, wantsNew: boolean): ChatState {
  if (chat.isFailed) return 'failed'
  if (chat.isPending) return 'loading'
  const closed = chat.enquiry?.status === 'closed'
  if (wantsNew && (chat.enquiry === null || closed)) return 'new'
  if (chat.enquiry === null) return 'none'
  return closed ? 'closed' : 'open'
}

function subtitleOf(state: ChatState, since: number | null, now: number): string | null {
  if (state === 'new') return words.newEnquiry
  if (state === 'closed') return words.closedState
  return state === 'open' && since !== null
    ? words.openSince(unbroken(formatIndiaDateTime(since, now)))
    : null
}

function StateBadge({ state }: { state: ChatState }) {
  if (state !== 'open' && state !== 'closed') return null
  return (
    <span className="me-2.5 flex">
      <Badge badgeStyle={badgeStyles[state]}>
        {state === 'open' ? words.openState : words.closedState}
      </Badge>
    </span>
  )
}

/** The player has never sent an enquiry. */
function NoEnquiry({ onStart }: { onStart: () => void }) {
  return (
    <div className="my-auto">
      <Empty
        icon={MessageSquare}
        title={words.noneTitle}
        action={
          <Button size={56} full onClick={onStart}>
            {words.start}
          </Button>
        }
      >
        {words.none}
      </Empty>
    </div>
  )
}

/** Takes the composer's place once the enquiry is closed. */
function ClosedFooter({ onStart }: { onStart: () => void }) {
  return (
    <div className="page-footer border-t border-line bg-surface px-[16px] pt-4 pb-[calc(1rem+var(--safe-bottom))] shadow-bar">
      <p
        role="status"
        className="mb-3 flex gap-[12px] rounded-btn bg-info-s px-[14px] py-2.5 text-body leading-[1.4] text-info"
      >
        <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {words.closed}
      </p>
      <Button size={56} full onClick={onStart}>
        {words.start}
      </Button>
    </div>
  )
}
