/** Milliseconds in which an audience finds its way on a screen before something happens on it. */
export const lookFirst = 1000

/** Milliseconds between two steps that are done by themselves. */
export const perStep = 3000

/** Lets milliseconds pass. */
export const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

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
