import type {
  starlineMessages as english,
  starlineChartMessages as englishChart,
  starlineHistoryMessages as englishHistory,
} from '#messages/en/market/starline.ts'
import type { Same } from '../../same.ts'

const panas = { single: 'सिंगल पाना', double: 'डबल पाना', triple: 'ट्रिपल पाना' }

export const starlineMessages: Same<typeof english> = {
  marketClosed: 'मार्केट बंद',
  notAvailable: 'इस गेम में अभी बेट नहीं लग सकती',
  refreshed: 'रिफ्रेश हो गया!',
  loadResultsFailed: 'स्टारलाइन के नतीजे लोड नहीं हुए।',
  title: 'स्टारलाइन',
  ratesFor: (rupees) => `${rupees} पर जीत`,
  history: 'हिस्ट्री',
  games: 'गेम',
  gamesFailedReassurance: 'आपका बैलेंस और बेट सुरक्षित हैं।',
  noGamesTitle: 'अभी कोई गेम नहीं',
  noGames: 'स्टारलाइन के नए गेम आते ही यहां दिखेंगे।',
  chart: 'चार्ट',
  chartOf: (game) => `चार्ट, ${game}`,
  play: 'खेलें',
  playOf: (game) => `खेलें, ${game}`,
  left: (duration) => `${duration} बाकी`,
  draw: (number, digit) => `नतीजा ${[...number].join(' ')}, अंक ${digit}`,
  drawWithoutDigit: (number) => `नतीजा ${number}`,
  notDeclared: 'नतीजा नहीं आया',
  undeclared: '* * *',
  sheetTitle: (time) => `${time} स्टारलाइन`,
  endsIn: (duration) => `बेट का समय: ${duration} बाकी`,
  type: 'बेट टाइप',
  number: 'नंबर',
  panaHint: { single: 'तीनों अंक अलग-अलग', double: 'ठीक दो अंक एक जैसे', triple: 'तीनों अंक एक जैसे' },
  thisIs: (kind) => `यह ${panas[kind]} है`,
  kind: panas,
  addsTo: (sum, digit) => `जोड़ ${sum}, अंक ${digit}।`,
  digit: (digit) => `अंक ${digit}`,
  pana: (pana) => `पाना ${pana}`,
  digitWins: 'पाना के अंकों के जोड़ का आखिरी अंक',
  picks: {
    all: 'पाना',
    count: (count) => `${count} पाना`,
  },
  drawTime: 'ड्रॉ',
}

export const starlineChartMessages: Same<typeof englishChart> = {
  title: 'स्टारलाइन चार्ट',
  choose: 'गेम',
  opens: (time) => `${time} तक बेट`,
  date: 'तारीख',
  day: 'दिन',
  result: 'नतीजा',
  time: 'समय',
  today: 'आज',
  noTime: 'समय नहीं',
  table: (game) => `${game} के नतीजे`,
  newestFirst: 'नए पहले। बिंदी का मतलब: नतीजा नहीं आया।',
  explanation:
    'नतीजा तीन अंकों का पाना होता है। साथ वाला अंक उनके जोड़ का आखिरी अंक है: 470 में 4 + 7 + 0 = 11, तो अंक 1 हुआ। समय वह है जब नतीजा आया।',
  emptyTitle: 'अभी कोई नतीजा नहीं',
  empty: 'पहला नतीजा आते ही यहां दिखेगा।',
  failedReassurance: 'आपकी बेट सुरक्षित हैं।',
}

export const starlineHistoryMessages: Same<typeof englishHistory> = {
  title: 'स्टारलाइन हिस्ट्री',
  tiles: {
    betAmount: { label: 'कुल लगाया' },
    winAmount: { label: 'कुल जीत' },
    net: { label: 'कुल मुनाफा या घाटा' },
  },
  show: 'बेट देखें',
  loading: (page) => `पेज ${page} लोड हो रहा है...`,
  noPage: 'इस पेज पर कोई बेट नहीं',
  noPageMore: 'यह पेज अब नहीं है।',
  firstPage: 'पहला पेज',
  noBets: 'अभी स्टारलाइन की कोई बेट नहीं',
  noBetsMore: 'स्टारलाइन पर लगाई गई बेट अपने नतीजे के साथ यहां दिखेंगी।',
  play: 'स्टारलाइन खेलें',
}
