import { createStore } from 'zustand/vanilla'
import { ApiError } from '#api/api-error.ts'
import type { Enquiry } from '#api/schemas/enquiry.ts'
import { useApi, useRead, type Api } from '#data/api-context.tsx'
import { invalidateAfter, keyOf } from '#data/queries.ts'
import { sendOrLookUp } from '#data/send-or-look-up.ts'
import { enquiryPollMs } from '#domain/time/intervals.ts'
import { oncePer } from '#lib/once-per.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { useStore } from '#platform/use-store.ts'

const key = keyOf('listMyEnquiries', {})

/** What became of a message. `busy`: another one is being sent. */
export type SendResult = 'sent' | 'busy' | 'failed' | 'unknown'

/** Whether a message is being sent. One per app, so that it's still known when the player comes back to the chat. */
const sendingStoreOf = oncePer((_api: Api) => createStore(() => ({ sending: false })))

/** How often the player has sent exactly this text. */
const countSent = (enquiry: Enquiry | null, text: string) =>
  enquiry?.messages.filter(({ sender, message }) => sender === 'user' && message.trim() === text)
    .length ?? 0

/**
 * The player's enquiry: the first of the list; null for 404 or an empty list. It is polled, so that
 * replies appear by themselves.
 */
export function useEnquiry() {
  const api = useApi()
  const { client, queryClient, online } = api
  const schedule = useSchedule()
  const { data, error, isFetching, refetch } = useRead(
    'listMyEnquiries',
    {},
    {
      every: enquiryPollMs,
    },
  )
  const store = sendingStoreOf(api)
  const sending = useStore(store, (state) => state.sending)
  const none = error?.status === 404 && error.isHosts
  const list = none ? [] : data
  const enquiry = list?.[0] ?? null

  /** Caches the enquiry with a sent message. A read under way is older, so it is cancelled and started again. */
  async function applyAnswer(answer: Enquiry): Promise<void> {
    await queryClient.cancelQueries({ queryKey: key })
    const others = enquiry?.status === 'open' ? (list ?? []).slice(1) : (list ?? [])
    queryClient.setQueryData<Enquiry[]>(key, [answer, ...others])
    void invalidateAfter(queryClient, 'sendEnquiryMessage')
  }

  /** Whether a message with a lost response has arrived. */
  async function hasArrived(text: string): Promise<boolean> {
    const { data: fresh, isSuccess } = await refetch()
    return isSuccess && countSent(fresh[0] ?? null, text) > countSent(enquiry, text)
  }

  /** Sends one message at a time. */
  async function send(text: string): Promise<SendResult> {
    if (store.getState().sending) return 'busy'
    store.setState({ sending: true })
    try {
      const sent = await sendOrLookUp(
        online,
        () => client.call('sendEnquiryMessage', { body: { message: text } }),
        () => hasArrived(text),
        schedule,
      )
      if (sent.status === 'unknown') return 'unknown'
      if (sent.status === 'failed') {
        if (sent.error instanceof ApiError) return 'failed'
        throw sent.error
      }
      if (sent.status === 'answered') await applyAnswer(sent.answer)
      return 'sent'
    } finally {
      store.setState({ sending: false })
    }
  }

  return {
    enquiry,
    isPending: list === undefined && error === null,
    isFailed: list === undefined && error !== null,
    /** True if the messages may be old, since the last read failed. */
    isStale: list !== undefined && error !== null && !none,
    isFetching,
    refetch,
    sending,
    send,
  }
}
