import { ApiError, refusalSentences, type ApiErrorKind } from '#api/api-error.ts'

const sentences: Partial<Record<ApiErrorKind, string>> = {
  network: 'no answer came',
  timeout: 'no answer came in time',
  malformed: 'the answer cannot be read',
  server: 'the host failed',
}

/** Tells the presenter why something failed, in the host's words if it sent any. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) {
    return refusalSentences(error, sentences[error.kind] ?? error.message).join(' ')
  }
  return error instanceof Error ? error.message : String(error)
}
