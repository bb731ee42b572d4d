import type { playMessages as english } from '#messages/en/player/play.ts'
import type { Same } from '../../same.ts'

export const playMessages: Same<typeof english> = {
  sums: 'आपका हिसाब',
  span: 'दिन',
  spans: { 1: 'आज', 7: '7 दिन', 30: '30 दिन', custom: 'तारीखें' },
  deposited: 'जमा',
  withdrawn: 'निकासी',
  staked: 'बेट में लगाया',
  won: 'जीता',
  net: 'कुल जीत-हार',
  netToday: 'आज की कुल जीत-हार',
  netDeposits: 'जमा में से निकासी घटाकर',
  undecided: (rupees) => `${rupees} का नतीजा बाकी`,
  waiting: (rupees) => `जमा के ${rupees} अभी मंज़ूर नहीं हुए, वे नहीं गिने गए।`,
  unknown: (count) =>
    `${count} एंट्री नहीं ${count === 1 ? 'गिनी गई' : 'गिनी गईं'}: तारीख या रकम नहीं मिली।`,
  unread: 'कुछ बेट पढ़ी नहीं जा सकीं और नहीं गिनी गईं।',
  time: (duration) => `आज ऐप में: ${duration}`,
  check: {
    title: 'थोड़ा ब्रेक लें?',
    on: 'खेलना जारी रखें',
    statement: 'स्टेटमेंट देखें',
    rest: 'ब्रेक लें',
    setting: 'टाइम रिमाइंडर',
    never: 'बंद',
    every: (minutes) => `हर ${minutes} मिनट में`,
    help: 'खेलते समय हम रुककर आपका समय और कुल जीत-हार दिखाएंगे। यह सिर्फ इस फोन पर रहता है।',
  },
}
