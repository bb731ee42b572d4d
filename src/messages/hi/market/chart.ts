import type { chartMessages as english } from '#messages/en/market/chart.ts'
import type { Same } from '../../same.ts'

export const chartMessages: Same<typeof english> = {
  views: { label: 'चार्ट', days: 'दिन', jodi: 'जोड़ी', panel: 'पैनल', digits: 'अंक' },
  jodiOf: (game) => `${game} का जोड़ी चार्ट, नया हफ्ता पहले`,
  panelOf: (game) => `${game} का पैनल चार्ट, नया हफ्ता पहले`,
  weekdays: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  week: (from, to) => `${from} से ${to}`,
  light: 'अंक चमकाएं',
  kinds: { double: 'डबल', family: 'फैमिली' },
  legend:
    'सीधी रेखा: डबल, दोनों अंक एक जैसे। बिंदु वाली: फैमिली, अंकों में पांच का फर्क। अंक चमकाने के लिए उस पर टैप करें।',
  showing: (shown, total, noun) => `${total} में से ${shown} ${noun}`,
  nounDays: 'दिन',
  nounWeeks: 'हफ्ते',
  earlier: 'पुराने दिखाएं',
  digitsOf: (game) => `${game} में हर अंक कितनी बार आया`,
  digit: 'अंक',
  open: 'ओपन',
  close: 'क्लोज़',
  drawn: 'कितनी बार आया',
  counted: (from, to) => `${from} से ${to} तक की गिनती।`,
  undated: (count) =>
    count === 1
      ? '1 रिज़ल्ट की तारीख पढ़ी नहीं जा सकी। वह “दिन” के आखिर में है।'
      : `${count} रिज़ल्ट की तारीख पढ़ी नहीं जा सकी। वे “दिन” के आखिर में हैं।`,
  noMemory:
    'ड्रॉ को कुछ याद नहीं रहता: जो अंक बहुत बार आया या बहुत दिन से नहीं आया, उसके अगली बार आने का मौका न ज़्यादा है, न कम।',
}
