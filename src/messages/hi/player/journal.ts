import type {
  disputeMessages as englishDispute,
  journalFileMessages as englishFile,
  journalMessages as englishJournal,
  journalSentences as englishSentences,
} from '#words/player/journal.ts'
import type { Same } from '../../same.ts'

export const journalMessages: Same<typeof englishJournal> = {
  title: 'जर्नल',
  intro:
    'इस फोन पर आपको जो बताया गया: रसीदें, नतीजे, रेट और बैलेंस। यह सब यहीं रहता है, किसी को नहीं भेजा जाता।',
  empty: 'अभी यहां कुछ नहीं है',
  emptyMore: 'अब से आपको जो बताया जाएगा, वह यहां दिखेगा।',
  changes: 'आपके देखने के बाद बदला',
  entries: 'आपको जो बताया गया',
  code: 'ताज़ा कोड',
  codeHelp:
    'यह कोड किसी दोस्त या सपोर्ट को भेज दें। जिस फाइल में यह कोड हो, उसमें उस एंट्री तक कुछ बदला नहीं जा सकता। पहले का कोड न हो, तो कोई नहीं बता सकता कि पूरी फाइल ही बनाई हुई तो नहीं।',
  copy: 'कोड कॉपी करें',
  codeText: (count, code) => `जर्नल: ${count} एंट्री, कोड ${code}`,
  copied: 'कॉपी हो गया',
  notCopied: 'कॉपी नहीं हो पाया',
  export: 'फाइल में सेव करें',
  exportFailed: 'फाइल नहीं बन पाई',
  delete: 'जर्नल मिटाएं',
  deleteTitle: 'जर्नल मिटाना है?',
  deleteMore: 'इसमें जो कुछ है, सब इस फोन से मिट जाएगा। कोई विवाद हो, तो पहले इसे फाइल में सेव कर लें।',
  deleteNow: 'मिटाएं',
  keep: 'रहने दें',
  deleted: 'जर्नल मिट गया',
  unsupported: 'यह ब्राउज़र इस पेज पर जर्नल नहीं रख सकता।',
}

export const journalSentences: Same<typeof englishSentences> = {
  lines: {
    bet: 'रसीद: {market}, {session}, {type} {number}, {amount}',
    starline: 'रसीद: {market}, {session}, {type} {number}, {amount}',
    deposit: 'जमा भेजा: {amount}',
    withdrawal: 'निकासी भेजी: {amount}',
    result: '{market}, {session} का नतीजा: {result}',
    rate: '{type} का रेट: {min} पर {max}',
    balance: 'बैलेंस: {balance}',
    history: 'बेट {number}, {market}, {session}, {amount}: {status}',
    won: 'बेट {number}, {market}, {session}, {amount}: {won} जीते',
  },
  changed: {
    result: '{market}, {session} का नतीजा {at} पर {result} था, और {now.at} पर {now.result}।',
    rate: '{type} का रेट {at} पर {min} पर {max} था, और {now.at} पर {now.min} पर {now.max}।',
    history:
      '{at} पर {market}, {session} की आपकी बेट: {number}, {amount}, {status}। {now.at} पर: {now.number}, {now.amount}, {now.status}।',
    missing:
      'आपकी बेट ({market}, {session}, {number}, {amount}): {at} पर {status}, {now.at} पर आपकी बेट की सूची में नहीं।',
  },
  names: {
    both: 'ओपन और क्लोज़',
    starline: 'स्टारलाइन',
    pending: 'पेंडिंग',
    won: 'जीत',
    lost: 'हार',
    cancelled: 'रद्द',
    missing: 'सूची में नहीं',
  },
}

export const journalFileMessages: Same<typeof englishFile> = {
  checking: 'जांच हो रही है…',
  intact: 'सेव करने के बाद कुछ नहीं बदला: हर एंट्री अपने कोड से मेल खाती है।',
  broken: 'सेव करने के बाद बदली गई है: एंट्री {n} से।',
  cut: 'सेव करने के बाद बदली गई है: आखिर की एंट्री गायब हैं या जोड़ी गई हैं।',
  damaged: 'यह फाइल खराब है या बदली गई है: इसे पढ़ा नहीं जा सकता।',
  oldBrowser: 'जांच के लिए यह फाइल किसी नए ब्राउज़र में खोलें।',
  limit:
    'यहां एंट्री को इसी फाइल के कोड से मिलाया जाता है। जो पूरी फाइल बदल सकता है, वह कोड भी बदल सकता है। इससे ज़्यादा सबूत सिर्फ वह कोड है जो पहले किसी को भेजा गया था: उसे यहां लिखें।',
  enterCode: 'पहले का कोड',
  hasCode: 'यह कोड एंट्री {n} का है: वहां तक सब वैसा ही है जैसा कोड भेजते समय था।',
  noCode: 'किसी एंट्री का यह कोड नहीं है: यह दूसरे जर्नल का है, या एंट्री बदली गई हैं।',
  count: '{n} एंट्री, ताज़ा कोड {code}',
  changes: 'आपके देखने के बाद बदला',
  noChanges: 'आपके देखने के बाद कुछ नहीं बदला।',
  entries: 'आपको जो बताया गया',
}

export const disputeMessages: Same<typeof englishDispute> = {
  help: 'इस बेट में मदद लें',
  helpWith: (number, market) => `इस बेट में मदद लें: ${market}, ${number}`,
  title: 'बेट में मदद',
  intro: 'इस बेट के बारे में जो कुछ पता है। इसे टेक्स्ट या तस्वीर के रूप में सपोर्ट को भेजें।',
  notFound: 'यह बेट न आपकी बेट की सूची में है, न इस फोन के जर्नल में।',
  record: 'आपकी बेट की सूची में',
  receipt: 'आपकी रसीद',
  journal: 'आपके जर्नल में',
  nothing: 'इस फोन के जर्नल में नहीं है।',
  request: 'रिक्वेस्ट ID',
  placed: 'लगाई गई',
  status: 'स्थिति',
  result: 'नतीजा',
  resultDate: 'नतीजे की तारीख',
  won: 'जीत',
  share: 'टेक्स्ट भेजें',
  picture: 'तस्वीर सेव करें',
  pictureFailed: 'तस्वीर नहीं बन पाई',
  ask: 'सपोर्ट को लिखें',
}
