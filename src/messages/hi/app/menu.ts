import type { menuMessages as english } from '#messages/en/app/menu.ts'
import type { Same } from '../../same.ts'

export const menuMessages: Same<typeof english> = {
  wallet: 'वॉलेट',
  addFund: 'पैसे जमा करें',
  withdrawFund: 'पैसे निकालें',
  withdrawHistory: 'निकासी की हिस्ट्री',
  walletStatement: 'वॉलेट स्टेटमेंट',
  bankDetails: 'बैंक की जानकारी',
  saved: (ending) => `सेव है, आखिर में ${ending}`,
  notAdded: 'नहीं जोड़ा',
  more: 'और ऑप्शन',
  biddingHistory: 'बेट की हिस्ट्री',
  winningHistory: 'जीत की हिस्ट्री',
  starlineHistory: 'स्टारलाइन हिस्ट्री',
  starlineChart: 'स्टारलाइन चार्ट',
  gameRates: 'गेम रेट',
  howToPlay: 'कैसे खेलें',
  changePassword: 'पासवर्ड बदलें',
  support: 'सपोर्ट',
  invite: 'दोस्तों को बुलाएं',
  invitation: (app, link) =>
    `${app} पर मार्केट, चार्ट और नतीजे देखें। सिर्फ 18 साल या उससे ज़्यादा उम्र वालों के लिए: ${link}`,
  rate: 'रेटिंग दें',
  noAppLink: 'ऐप के स्टोर पेज का लिंक नहीं खुल सका',
  privacyPolicy: 'प्राइवेसी पॉलिसी',
  safety: 'सुरक्षा और डेटा',
  signOut: 'साइन आउट',
  darkTheme: 'डार्क थीम',
  lightTheme: 'लाइट थीम',
}
