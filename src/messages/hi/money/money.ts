import type { moneyMessages as english } from '#messages/en/money/money.ts'
import type { Same } from '../../same.ts'

const on = (game: string) => (game === '' ? '' : `${game} पर `)

/** Each of `what` ends in a feminine noun, so that one sentence fits them all. */
export const moneyMessages: Same<typeof english> = {
  what: {
    placeBet: (amount, game) => `${on(game)}${amount} की बेट`,
    placeStarlineBet: (amount, game) => `${on(game)}${amount} की स्टारलाइन बेट`,
    createFundRequest: (amount) => `${amount} जमा करने की रिक्वेस्ट`,
    requestWithdrawal: (amount) => `${amount} निकालने की रिक्वेस्ट`,
  },
  checking: (what) => `${what} चेक हो रही है…`,
  checkingMany: (count) => `${count} रिक्वेस्ट चेक हो रही हैं…`,
  keepTab: 'यह टैब खुला रखें।',
  onlyInTab:
    'ब्राउज़र इस रिक्वेस्ट को सेव नहीं कर पा रहा। पता चलने से पहले यह टैब बंद हो जाए, तो दोबारा भेजने से पहले हिस्ट्री देखें।',
  details: 'जानकारी',
  title: 'अभी पता नहीं',
  explanation: (what) =>
    `${what} का जवाब नहीं मिला। हो सकता है वह पहुंच गई हो, इसलिए अभी दोबारा न भेजें। हम चेक कर रहे हैं और पता चलते ही बताएंगे।`,
  why: {
    network: 'जवाब आने से पहले कनेक्शन टूट गया।',
    timeout: 'जवाब समय पर नहीं आया।',
    unreadable: (status) =>
      status === null ? 'सर्वर का जवाब पढ़ा नहीं जा सका।' : `सर्वर का जवाब पढ़ा नहीं जा सका (${status})।`,
    error: (status) => `सर्वर ने गड़बड़ी बताई (${status})।`,
    noReply: 'ऐप तक कोई जवाब नहीं पहुंचा। हो सकता है वह जवाब आने से पहले बंद या रीलोड हो गया हो।',
  },
  unknownToSupport: (what, why, ref) =>
    `${what} मैंने भेजी, पर ऐप को पता नहीं कि वह पहुंची या नहीं। ${why}${
      ref === '' ? '' : ` रेफरेंस: ${ref}`
    }`,
  copyForSupport: 'सपोर्ट के लिए कॉपी करें',
  copied: 'कॉपी हो गया',
  copyFailed: 'कॉपी नहीं हुआ',
  history: {
    placeBet: 'मेरी बेट',
    placeStarlineBet: 'स्टारलाइन हिस्ट्री',
    createFundRequest: 'वॉलेट स्टेटमेंट',
    requestWithdrawal: 'निकासी की हिस्ट्री',
  },
  twice: (what) => `${what} शायद दो बार दर्ज हो गई`,
  twiceTitle: 'शायद दो बार दर्ज हो गया',
  twiceExplanation: (what, ids) =>
    ids.length > 1
      ? `${what} आपने एक बार भेजी, पर हिस्ट्री में ${ids.length} बार है: ${ids.join(', ')}। जो नहीं चाहिए, उसे रद्द करने के लिए सपोर्ट से कहें।`
      : `${what} आपने एक बार भेजी, पर बैलेंस उससे ज़्यादा घटा। हिस्ट्री देखें या सपोर्ट से पूछें।`,
  twiceToSupport: (what, ids) =>
    ids.length > 0
      ? `${what} मैंने एक बार भेजी, पर वह एक से ज़्यादा बार दर्ज हो गई। रेफरेंस: ${ids.join(', ')}।`
      : `${what} मैंने एक बार भेजी, पर मेरा बैलेंस उससे ज़्यादा घटा।`,
  askSupport: 'सपोर्ट से पूछें',
  understood: 'ठीक है',
  giveUp: 'चेक करना बंद करें',
  giveUpWarning:
    'पहले हिस्ट्री देखें। यह अब भी पूरी हो सकती है, और चेक करना बंद होने के बाद ऐप इसे दोबारा भेजने से नहीं रोक पाएगा।',
  giveUpAnyway: 'अभी बंद करें',
  keepChecking: 'चेक करते रहें',
}
