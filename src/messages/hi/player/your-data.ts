import type { yourDataMessages as english } from '#messages/en/player/your-data.ts'
import type { Same } from '../../same.ts'
import { authMessages } from './auth.ts'

const { mobileNumber, password } = authMessages.fields
const number = { gameId: 'मार्केट', betType: 'बेट टाइप', betNumber: 'नंबर', betAmount: 'रकम' }
const filters = { status: 'जीत, हार या पेंडिंग', betType: 'बेट टाइप', gameId: 'गेम' }
const bank = { accountHolderName: 'खाताधारक का नाम', accountNumber: 'खाता नंबर' }

export const yourDataMessages: Same<typeof english> = {
  title: 'आपका डेटा',
  intro: (app) => `${app} इस फोन पर क्या रखता है और सर्वर को क्या भेजता है।`,
  storedTitle: 'इस फोन पर रखा जाता है',
  storedIntro:
    'जो आपने अभी भेजा या लिखा, सर्वर ने आखिर में जो बताया, और आपकी पसंद। आपका पासवर्ड और भरे गए खाता नंबर नहीं रखे जाते।',
  itemByItem: 'एक-एक चीज़ की लिस्ट',
  until: {
    'sign-out': 'साइन आउट होने तक',
    'three-days': 'साइन आउट होने तक, ज़्यादा से ज़्यादा 3 दिन',
    known: 'जब तक पक्का न हो जाए कि क्या हुआ',
    tab: 'टैब बंद होने तक',
    stays: 'जब तक आप इस साइट का डेटा न मिटाएं',
  },
  stored: {
    token: 'कि आप लॉगिन हैं',
    theme: 'लाइट या डार्क थीम',
    'ank.language': 'आपकी चुनी हुई भाषा',
    'ank.money.*': 'अभी भेजी गई बेट, जमा और निकासी, ताकि कोई दो बार न गिनी जाए',
    'ank.own.home-games': 'होम पर सबसे पहले दिखने वाले मार्केट',
    'ank.own.waiting-*': 'आपकी कौन सी बेट का नतीजा बाकी है',
    'ank.last-known': 'सर्वर से मिली पिछली जानकारी: आपका नाम, नंबर, बैलेंस, बेट और स्टेटमेंट',
    'ank.draft.*': 'फॉर्म में भरी पर न भेजी गई जानकारी; टैब बंद करने पर भी मिट जाती है',
    'ank.payee': 'वह UPI ID जिस पर पिछली बार पैसे भेजे गए, ताकि बदलने पर बताया जा सके',
    'ank.safe-play*': 'आपकी लिमिट और ब्रेक, और हर दिन कितना लगाया और जमा किया',
    'ank.public': 'जो सर्वर सबको बताता है: गाइड, संपर्क, सेटिंग, तस्वीरें',
    'ank.play': 'आज ऐप कितनी देर खुला रहा, और समय की याद कब-कब चाहिए',
    'ank.install.later': 'आपने ऐप इंस्टॉल करना पिछली बार कब टाला',
    'loaded-anew': 'कि एक फाइल न मिलने पर पेज दोबारा खोला गया',
    'ank.sign-in': 'भाषा बदलते समय लॉगिन में टाइप की हुई चीज़ें, पासवर्ड के बिना',
    'shell-*': 'ऐप की अपनी फाइलें, ताकि वह बिना इंटरनेट के भी खुले',
    'ank.demo.*': 'सिर्फ डेमो में: उसमें अब तक क्या हुआ',
  },
  sentTitle: 'सर्वर को भेजा जाता है',
  sentIntro:
    'लॉगिन के बाद हर रिक्वेस्ट के साथ आपका लॉगिन जाता है, सिवाय तब जब ऐप की सेटिंग पढ़ी जाती है। सर्वर ले, तो पैसों वाली हर रिक्वेस्ट के साथ एक रैंडम नंबर भी जाता है, ताकि वह एक ही बार गिनी जाए। हर वेबसाइट की तरह सर्वर को आपका नेटवर्क पता और ब्राउज़र भी दिखता है। किसी और को कुछ नहीं भेजा जाता, जब तक आप कोई दूसरा ऐप न खोलें: पेमेंट ऐप को रकम, पैसे पाने वाला और ट्रांज़ैक्शन नंबर मिलते हैं।',
  sentFields: 'आपकी भरी या चुनी हुई जानकारी के साथ',
  sentOnly: 'आपकी भरी किसी जानकारी के बिना',
  withFields: (purpose, fields) => `${purpose}: ${fields}`,
  sent: {
    login: ['लॉगिन के लिए', { mobileNumber, password }],
    signup: ['आपका अकाउंट बनाने के लिए', authMessages.fields],
    getAuthProfile: ['यह जानने के लिए कि लॉगिन किसका है', {}],
    getUserProfile: ['आपका बैलेंस और निकासी का खाता दिखाने के लिए', {}],
    updateUserProfile: ['आपकी प्रोफाइल बदलने के लिए', { name: 'नाम', email: 'ईमेल' }],
    changePassword: ['नया पासवर्ड मांगने के लिए', { mobileNumber, newPassword: 'नया पासवर्ड' }],
    listGames: ['मार्केट दिखाने के लिए', {}],
    getGameRates: ['रेट दिखाने के लिए', {}],
    listSessionResults: ['मार्केट के पुराने नतीजे दिखाने के लिए', { gameId: 'मार्केट' }],
    placeBet: ['बेट लगाने के लिए', { ...number, session: 'ओपन या क्लोज़', gameDate: 'तारीख' }],
    listMyBets: ['आपकी बेट दिखाने के लिए, और यह कि बेट दर्ज हुई या नहीं', {}],
    getBankDetails: ['आपका बैंक खाता दिखाने के लिए', {}],
    updateBankDetails: [
      'आपका बैंक खाता सेव करने के लिए',
      { ...bank, confirmAccountNumber: 'वही नंबर दोबारा', ifscCode: 'IFSC', bankName: 'बैंक' },
    ],
    getPaymentDetails: ['आपके पेमेंट ऐप के नंबर दिखाने के लिए', {}],
    updatePaymentDetails: [
      'पेमेंट ऐप का नंबर सेव करने के लिए',
      { paytm: 'Paytm नंबर', googlePay: 'Google Pay नंबर', phonepe: 'PhonePe नंबर' },
    ],
    createFundRequest: [
      'पैसे जमा करने के लिए',
      { amount: 'रकम', transactionId: 'ट्रांज़ैक्शन नंबर', paymentMethod: 'ऐप या QR कोड' },
    ],
    listFundRequests: ['आपके जमा किए पैसे दिखाने के लिए', {}],
    requestWithdrawal: ['निकासी के लिए', { amount: 'रकम', method: 'कहां भेजना है' }],
    listWithdrawals: ['आपकी निकासी दिखाने के लिए', {}],
    listStarlineBets: [
      'आपकी स्टारलाइन बेट दिखाने के लिए',
      { ...filters, startDate: 'कब से', endDate: 'कब तक', page: 'पेज', limit: 'कितनी' },
    ],
    placeStarlineBet: ['स्टारलाइन बेट लगाने के लिए', { ...number, gameId: 'गेम' }],
    listStarlineGames: ['स्टारलाइन गेम दिखाने के लिए', {}],
    getStarlineGame: ['एक स्टारलाइन गेम दिखाने के लिए', { gameId: 'गेम' }],
    getStarlineRates: ['स्टारलाइन के रेट दिखाने के लिए', {}],
    listStarlineResults: ['स्टारलाइन गेम के पुराने नतीजे दिखाने के लिए', { gameId: 'गेम' }],
    listBanners: ['होम की तस्वीरें दिखाने के लिए', {}],
    getMainSettings: ['लिंक, कम से कम रकम और पैसे किसे भेजने हैं, यह दिखाने के लिए', {}],
    getHowToPlay: ['गाइड दिखाने के लिए', {}],
    getContactSettings: ['सपोर्ट से संपर्क का तरीका दिखाने के लिए', {}],
    listMyEnquiries: ['सपोर्ट को भेजे आपके मैसेज दिखाने के लिए', {}],
    sendEnquiryMessage: ['सपोर्ट को मैसेज भेजने के लिए', { message: 'आपका मैसेज' }],
  },
  deleteTitle: 'डेटा मिटाना',
  deleteHere:
    'साइन आउट करने पर वह सब मिट जाता है जो तब तक के लिए रखा गया था। इस फोन से सब कुछ मिटाने के लिए ब्राउज़र की सेटिंग में इस साइट का डेटा मिटाएं।',
  deleteThere: 'अपना अकाउंट हटवाने या जानकारी ठीक करवाने के लिए सपोर्ट को लिखें।',
  signOut: 'साइन आउट',
  contactUs: 'संपर्क करें',
}
