import type { ApiError } from '#api/api-error.ts'
import { moneyMessages } from '#messages/en/money/money.ts'

const words = moneyMessages.why

/** Why the outcome of a money request isn't known. No reason: no page was there when a response came. */
export function formatWhyUnknown(why: Pick<ApiError, 'kind' | 'status'> | undefined): string {
  switch (why?.kind) {
    case 'timeout':
      return words.timeout
    case 'malformed':
      // A redirect that only the browser can follow has the status 0.
      return words.unreadable(why.status || null)
    case 'refused':
    case 'server':
      return why.status === null ? words.unreadable(null) : words.error(why.status)
    case 'network':
    case 'aborted':
      return words.network
    default:
      return words.noReply
  }
}
