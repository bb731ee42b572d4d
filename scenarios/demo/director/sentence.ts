import { ApiError, refusalSentences, type ApiErrorKind } from '#api/api-error.ts'

const kinds: Partial<Record<ApiErrorKind, string>> = {
  network: 'no answer came',
  timeout: 'no answer came in time',
  malformed: 'the answer cannot be read',
  server: 'the host failed',
}

/** Why something did not work, for whoever shows the demo: the host's own words where it has any. */
export function sentence(error: unknown): string {
  if (error instanceof ApiError) {
    return refusalSentences(error, kinds[error.kind] ?? error.message).join(' ')
  }
  return error instanceof Error ? error.message : String(error)
}
