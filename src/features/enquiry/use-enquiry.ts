import { useRef, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import type { Enquiry } from '#api/schemas/content.ts'
import { enquiryPollMs } from '#domain/time/intervals.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { invalidateAfter, keyOf } from '#session/queries.ts'

const key = keyOf('listMyEnquiries', {})

/** How often the player has sent exactly this text. */
const timesSaid = (enquiry: Enquiry | null, text: string) =>
  enquiry?.messages.filter(({ sender, message }) => sender === 'user' && message.trim() === text)
    .length ?? 0

/**
 * The player's enquiry: the first of the list; 404 and an empty list are none. It is read again and
 * again, so that answers appear by themselves.
 */
export function useEnquiry() {
  const { client, queryClient } = useApi()
  const { data, error, isFetching, refetch } = useRead(
    'listMyEnquiries',
    {},
    {
      every: enquiryPollMs,
    },
  )
  const running = useRef(false)
  const [sending, setSending] = useState(false)
  const none = error?.status === 404
  const list = none ? [] : data
  const enquiry = list?.[0] ?? null

  /** A sent message is newer than any read under way: abandons that and reads again. */
  async function take(answer: Enquiry): Promise<void> {
    await queryClient.cancelQueries({ queryKey: key })
    const others = enquiry?.status === 'open' ? (list ?? []).slice(1) : (list ?? [])
    queryClient.setQueryData<Enquiry[]>(key, [answer, ...others])
    void invalidateAfter(queryClient, 'sendEnquiryMessage')
  }

  /** Whether a message with a lost response has arrived. */
  async function arrived(text: string): Promise<boolean> {
    const { data: fresh, isSuccess } = await refetch()
    return isSuccess && timesSaid(fresh[0] ?? null, text) > timesSaid(enquiry, text)
  }

  /** Sends one message at a time. Throws `ApiError` if the host didn't get it. */
  async function send(text: string): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setSending(true)
    try {
      await take(await client.call('sendEnquiryMessage', { body: { message: text } }))
    } catch (thrown) {
      const unsure = thrown instanceof ApiError && !thrown.isVerdict
      if (!unsure || !(await arrived(text))) throw thrown
    } finally {
      running.current = false
      setSending(false)
    }
    return true
  }

  return {
    enquiry,
    isPending: list === undefined && error === null,
    isFailed: list === undefined && error !== null,
    /** What's shown may be old, since the last read failed. */
    isStale: list !== undefined && error !== null && !none,
    isFetching,
    refetch,
    sending,
    send,
  }
}
