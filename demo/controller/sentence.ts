import { ApiError, refusalSentences, type ApiErrorKind } from '#api/api-error.ts'

const kinds: Partial<Record<ApiErrorKind, string>> = {
  network: 'no answer came',
  timeout: 'no answer came in time',
  malformed: 'the answer cannot be read',
  server: 'the host failed',
}

/** Why something didn't work, for the presenter: in the host's words, if it has any. */
export function sentence(error: unknown): string {
  if (error instanceof ApiError) {
    return refusalSentences(error, kinds[error.kind] ?? error.message).join(' ')
  }
  return error instanceof Error ? error.message : String(error)
}
