import type { guideMessages as english } from '#messages/en/app/guide.ts'
import type { Same } from '../../same.ts'

export const guideMessages: Same<typeof english> = {
  howToPlay: 'कैसे खेलें',
  howToPlayFailed: '“कैसे खेलें” लोड नहीं हुआ। कुछ देर बाद फिर कोशिश करें।',
  howToPlayNotLost: 'आपकी बेट और वॉलेट पर कोई असर नहीं पड़ा।',
  tryAgain: 'फिर कोशिश करें',
  noGuideTitle: 'गाइड अभी नहीं है',
  noGuide: 'गाइड अभी उपलब्ध नहीं है। कोई सवाल हो तो सपोर्ट से पूछें।',
  cut: 'गाइड बहुत लंबी है, इसलिए पूरी नहीं दिख सकती। यह उसका पहला हिस्सा है।',
  contactUs: 'संपर्क करें',
  contactIntro: 'कॉल करें, लिखें या चैट करें। अपना मोबाइल नंबर तैयार रखें। पासवर्ड किसी को न बताएं।',
  contactFailed: 'संपर्क की जानकारी लोड नहीं हुई। कुछ देर बाद फिर कोशिश करें।',
  contactNotLost: 'लॉगिन करके ऐप के अंदर से भी सपोर्ट को लिखा जा सकता है।',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल',
  whatsapp: 'WhatsApp',
  noContactTitle: 'संपर्क की जानकारी अभी नहीं है',
  noContact: 'संपर्क की जानकारी अभी उपलब्ध नहीं है। कुछ देर बाद फिर कोशिश करें।',
  privacyPolicy: 'प्राइवेसी पॉलिसी',
  yourData: 'आपका डेटा, एक-एक चीज़',
  lastUpdated: (date) => `आखिरी अपडेट: ${date}`,
}
