import { formatRupees } from '#domain/money/money.ts'
import type { LimitKind, LimitSpan, SafePlayProblem } from '#domain/player/safe-play.ts'
import { makeFormatter } from '#domain/problem.ts'
import { formatDateTime } from '#messages/app/dates.ts'
import type { safePlayMessages as english } from '#messages/en/player/safe-play.ts'
import type { Same } from '../../same.ts'

const ends: Record<LimitSpan, string> = { day: 'कल', week: 'सोमवार', month: '1 तारीख' }
const limits: Record<LimitKind, Record<LimitSpan, string>> = {
  deposit: { day: 'दिन की जमा', week: 'हफ्ते की जमा', month: 'महीने की जमा' },
  stake: { day: 'दिन की बेट', week: 'हफ्ते की बेट', month: 'महीने की बेट' },
}

export const formatSafePlayProblem = makeFormatter<SafePlayProblem>({
  'time-out': ({ until }) => `${formatDateTime(until)} तक आपका ब्रेक चल रहा है।`,
  lost: ({ kind, until }) =>
    `इस फोन पर आपकी ${kind === 'stake' ? 'बेट' : 'जमा'} लिमिट अब पढ़ी नहीं जा सकती। उसे फिर से लगाएं, या ${formatDateTime(until)} तक रुकें।`,
  over: ({ kind, span, left, amount }) =>
    `यह आपकी ${limits[kind][span]} लिमिट से ज़्यादा है: ${ends[span]} तक ${formatRupees(amount)} में से ${formatRupees(left)} बाकी।`,
})

export const safePlayMessages: Same<typeof english> = {
  title: 'सुरक्षा और डेटा',
  yourData: 'आपका डेटा',
  onPhone:
    'सिर्फ आपके लिए और सिर्फ इस फोन पर: सर्वर या दूसरे फोन को यहां की लिमिट और ब्रेक का पता नहीं होता, और इस साइट का डेटा मिटाने पर ये हट जाते हैं।',
  notStored: 'यह ब्राउज़र कुछ सेव नहीं करता, इसलिए लिमिट ऐप बंद होने तक ही रहेगी।',
  deposits: 'जमा लिमिट',
  stakes: 'बेट लिमिट',
  gross: {
    deposit: 'जमा की हर रकम गिनी जाती है। निकासी से लिमिट में जगह वापस नहीं मिलती।',
    stake: 'हर बेट गिनी जाती है, स्टारलाइन की भी। जीत से लिमिट में जगह वापस नहीं मिलती।',
  },
  limit: {
    deposit: {
      day: 'एक दिन की जमा लिमिट',
      week: 'एक हफ्ते की जमा लिमिट',
      month: 'एक महीने की जमा लिमिट',
    },
    stake: {
      day: 'एक दिन की बेट लिमिट',
      week: 'एक हफ्ते की बेट लिमिट',
      month: 'एक महीने की बेट लिमिट',
    },
  },
  span: { day: 'दिन', week: 'हफ्ता', month: 'महीना' },
  spans: {
    day: 'दिन रात 12 बजे खत्म होता है।',
    week: 'हफ्ता सोमवार से रविवार तक है।',
    month: 'महीना 1 तारीख से शुरू होता है।',
  },
  left: {
    day: (left, of) => `आज ${of} में से ${left} बाकी`,
    week: (left, of) => `इस हफ्ते ${of} में से ${left} बाकी`,
    month: (left, of) => `इस महीने ${of} में से ${left} बाकी`,
  },
  none: 'कोई लिमिट नहीं',
  invalid: 'पूरे रुपये लिखें, या लिमिट न चाहिए तो खाली छोड़ें।',
  save: 'सेव करें',
  saved: 'सेव हो गया। लिमिट अभी से लागू है।',
  waits: 'यह 24 घंटे बाद लागू होगा। तब तक पुरानी लिमिट रहेगी।',
  rules: 'पहली या कम की गई लिमिट तुरंत लागू होती है। बढ़ाने या हटाने में 24 घंटे लगते हैं।',
  raised: (amount, at) => `${at} को बढ़कर ${amount} होगी।`,
  removedAt: (at) => `${at} को हट जाएगी।`,
  cancelRaise: 'लिमिट न बढ़ाएं',
  breakTitle: 'ब्रेक लें',
  breakHelp:
    'इस फोन पर आपके लिए बेट और जमा बंद हो जाते हैं। निकासी और हिस्ट्री चलती रहती हैं। ब्रेक छोटा नहीं हो सकता।',
  breaks: { 1: '1 दिन', 7: '1 हफ्ता', 14: '2 हफ्ते', 42: '6 हफ्ते' },
  confirm: (until) => `${until} तक कोई बेट और जमा नहीं?`,
  begin: 'ब्रेक शुरू करें',
  cancel: 'अभी नहीं',
  changeLimits: 'अपनी लिमिट देखें',
  change: 'बदलें',
  changeDeposit: 'जमा लिमिट बदलें',
  setDeposit: 'जमा लिमिट लगाएं',
  help: 'हेल्पलाइन',
  helpText: 'जब बेट लगाने में मज़ा न रहे, तो किसी से बात करें।',
}
