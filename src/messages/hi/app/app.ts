import type { appMessages as english } from '#messages/en/app/app.ts'
import type { Same } from '../../same.ts'

export const appMessages: Same<typeof english> = {
  loading: 'लोड हो रहा है...',
  crash: 'फिर से लोड करें या होम पर जाएं। अभी कुछ भेजा था, तो पहले हिस्ट्री देखें।',
  inactive: 'आपका अकाउंट चालू नहीं है। नतीजे और चार्ट अब भी देखे जा सकते हैं। फिर से खेलने के लिए सपोर्ट से बात करें।',
  skipToContent: 'सीधे कंटेंट पर जाएं',
  tabs: {
    home: 'होम',
    bids: 'मेरी बेट',
    starline: 'स्टारलाइन',
    wallet: 'वॉलेट',
    support: 'सपोर्ट',
    howToPlay: 'कैसे खेलें',
  },
  languageNeedsConnection: 'भाषा बदलने के लिए इंटरनेट से जुड़ें।',
  timeZone: 'आपका फोन भारत के समय पर नहीं है। सेशन का समय फोन की घड़ी से चलता है।',
}
