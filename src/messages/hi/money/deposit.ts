import type { DepositProblem } from '#domain/money/deposit.ts'
import { makeFormatter } from '#domain/problem.ts'
import type { depositMessages as english } from '#messages/en/money/deposit.ts'
import type { Same } from '../../same.ts'
import { amountMessages } from './amount.ts'

export const formatDepositProblem = makeFormatter<DepositProblem>({
  'not-whole-rupees': amountMessages.whole,
  'below-minimum': ({ minimum }) => `कम से कम ${minimum} पॉइंट जमा करें`,
  'invalid-upi-id': 'UPI ID सही सेट नहीं है। सपोर्ट से बात करें।',
  'payee-unconfirmed': 'पैसे किसे जाएंगे, यह पक्का नहीं हो पाया। इंटरनेट चेक करें, फिर दोबारा कोशिश करें।',
  'invalid-amount': 'सही रकम डालें',
})

export const depositMessages: Same<typeof english> = {
  openingApp: 'UPI ऐप खुल रहा है...',
  submitted: 'पैसे जमा करने की रिक्वेस्ट चली गई! एडमिन की मंज़ूरी का इंतज़ार करें।',
  validationError: (messages) => `गलत जानकारी: ${messages.join(', ')}`,
  failed: 'जमा करने की रिक्वेस्ट नहीं बन पाई। फिर कोशिश करें।',
  qrFailed: 'QR कोड नहीं बन पाया। फिर कोशिश करें।',
  settingsFailed: 'सेटिंग लोड नहीं हुईं',
  refreshed: 'रिफ्रेश हो गया',
  pointsFailed: 'आपकी जानकारी लोड नहीं हुई',
  title: 'पैसे जमा करें',
  points: 'अभी के पॉइंट',
  amount: 'कितना जमा करना है',
  amountPlaceholder: 'रकम डालें',
  amountHelp: (minimum) => (minimum === null ? 'सिर्फ पूरे रुपये।' : `कम से कम ${minimum}। सिर्फ पूरे रुपये।`),
  quickAmounts: 'झटपट रकम',
  payeeChanged: (before, now) =>
    `UPI ID बदल गई है। पहले ${before} थी, अब ${now} है। इसकी खबर न हो, तो पैसे देने से पहले सपोर्ट से पूछें।`,
  youAdd: 'जमा होगा',
  showQr: 'QR कोड दिखाएं',
  payByApp: 'UPI ऐप से पेमेंट करें',
  sending: 'रिक्वेस्ट जा रही है...',
  offline: 'आप ऑफलाइन हैं। कुछ नहीं भेजा गया।',
  paused: 'पैसे जमा करना अभी रुका है',
  scanTitle: 'स्कैन करके पेमेंट करें',
  qrLabel: (rupees, payee) => `${payee} को ${rupees} देने का QR कोड`,
  preparingQr: 'QR कोड बन रहा है...',
  upiId: 'UPI ID',
  copy: 'कॉपी करें',
  copied: 'UPI ID कॉपी हो गई',
  copyFailed: 'UPI ID कॉपी नहीं हुई',
  payFirst: 'पहले पेमेंट करें, फिर हमें बताएं। पेमेंट चेक होते ही पॉइंट जुड़ जाएंगे।',
  submitPaid: 'पेमेंट कर दिया',
  appInstead: 'इसके बजाय UPI ऐप खोलें',
  sent: {
    title: 'आपकी पिछली रिक्वेस्ट',
    nextByApp: 'UPI ऐप में पेमेंट पूरा करें। पेमेंट चेक होते ही पॉइंट जुड़ जाएंगे।',
    byQr: 'QR कोड',
    byApp: 'UPI ऐप',
    reference: (id) => `रेफ. ${id}`,
    looking: 'रेफरेंस ढूंढा जा रहा है...',
    notListed: 'यह रिक्वेस्ट अभी आपकी हिस्ट्री में नहीं है।',
    listFailed: 'रेफरेंस लोड नहीं हुआ।',
    remarks: (text) => `रिमार्क: ${text}`,
    pending: 'पेमेंट चेक होते ही पॉइंट जुड़ जाएंगे।',
    ask: 'क्या UPI ऐप में पेमेंट पूरा हो गया?',
    yes: 'हां, पेमेंट कर दिया',
    no: 'अभी नहीं',
    notPaid: 'पेमेंट आने पर पॉइंट जुड़ेंगे। ऐप दोबारा खोला जा सकता है।',
    openAgain: 'UPI ऐप फिर से खोलें',
    dismiss: 'यह रिक्वेस्ट छिपाएं',
    about: (rupees, by, status, id) =>
      `${rupees} जमा करने की मेरी रिक्वेस्ट, ${by} से। स्टेटस: ${status}। रेफ. ${id}`,
  },
}
