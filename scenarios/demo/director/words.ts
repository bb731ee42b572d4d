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

/** The presenter's names for screens, where the first part of the address isn't one. */
const names: Record<string, string> = {
  dashboard: 'Home',
  'bidding-history': 'My bets',
  'winning-history': 'Winnings',
  'game-selection': 'Game',
  'withdraw-fund': 'Withdraw',
  'starline-gaming': 'Starline',
  'starline-history': 'Starline bets',
  enquiry: 'Support',
}

/** 'My bets' of '/bidding-history', 'Change Password' of '/change-password'. */
export function placeName(path: string): string {
  const place = path.split('/')[1] ?? ''
  const capitals = (text: string) => text.replaceAll(/\b\w/g, (first) => first.toUpperCase())
  return names[place] ?? capitals(place.replaceAll('-', ' '))
}
