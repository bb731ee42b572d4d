import type { PlayProblem } from '#domain/market/play.ts'
import type { Session } from '#domain/market/session.ts'
import { makeFormatter } from '#domain/problem.ts'
import type { gameMessages as english } from '#messages/en/market/game.ts'
import type { Same } from '../../same.ts'
import { marketLabelText } from './market.ts'

export const formatPlayProblem = makeFormatter<PlayProblem>({
  'market-closed': marketLabelText['market-closed'],
  'all-declared': 'सारे नतीजे आ चुके हैं।',
  'between-sessions': 'अभी दो सेशन के बीच का समय है।',
  'all-sessions-currently-closed': 'अभी सारे सेशन बंद हैं।',
  'all-sessions-closed': 'सारे सेशन बंद हैं!',
  'both-sessions-closed': 'दोनों सेशन बंद हैं!',
})

const timing = {
  open: { allowed: 'ओपन की बेट चालू है', refused: 'ओपन की बेट बंद हो गई' },
  close: { allowed: 'क्लोज़ की बेट चालू है', refused: 'क्लोज़ की बेट बंद हो गई' },
} as const satisfies Record<Session, object>

export function formatTiming(session: Session, allowed: boolean): string {
  return timing[session][allowed ? 'allowed' : 'refused']
}

export const gameMessages: Same<typeof english> = {
  selectType: 'बेट का टाइप चुनें',
  detailsFailed: 'मार्केट की जानकारी लोड नहीं हुई।',
  detailsFailedHint: 'आपका बैलेंस और बेट सुरक्षित हैं।',
  notFound: 'मार्केट नहीं मिला',
  notFoundDetail: 'शायद इसे हटा दिया गया है।',
  toDashboard: 'होम पर वापस जाएं',
  types: 'बेट के टाइप',
  needsBoth: 'दोनों सेशन खुले होने चाहिए',
  pays: (stake) => `${stake} पर`,
  chart: 'मार्केट चार्ट',
  chartOf: (game) => `${game} के पुराने नतीजे, नए पहले`,
  resultsFailed: 'मार्केट के नतीजे लोड नहीं हुए।',
  resultsFailedHint: 'कोई नतीजा खोया नहीं है।',
  noResults: 'अभी कोई नतीजा नहीं',
  noResultsDetail: 'पहला नतीजा आते ही यहां दिखेगा।',
  date: 'तारीख',
  result: 'नतीजा',
  today: 'आज',
  dotsMean: 'नए पहले। बिंदी का मतलब: नतीजा नहीं आया।',
}
