import type { profileMessages as english } from '#messages/en/player/profile.ts'
import type { Same } from '../../same.ts'

export const profileMessages: Same<typeof english> = {
  updated: 'प्रोफाइल अपडेट हो गई!',
  updateFailed: 'प्रोफाइल अपडेट नहीं हुई',
  updateUnknown:
    'साफ जवाब नहीं मिला, इसलिए पता नहीं कि यह सेव हुआ या नहीं। आपका लिखा हुआ यहीं है, फिर से सेव किया जा सकता है।',
  passwordRequested: 'पासवर्ड बदलने की रिक्वेस्ट चली गई! एडमिन इसे देखेंगे।',
  passwordFailed: 'पासवर्ड नहीं बदला',
  passwordUnknown:
    'साफ जवाब नहीं मिला, इसलिए पता नहीं कि आपकी रिक्वेस्ट पहुंची या नहीं। पुराना पासवर्ड याद रखें, फिर दोबारा रिक्वेस्ट भेजें या सपोर्ट से पूछें।',
  changePassword: {
    title: 'पासवर्ड बदलें',
    intro: 'नया पासवर्ड चुनें। मंज़ूरी मिलने के बाद यह चलेगा।',
    mobile: 'मोबाइल नंबर',
    newPassword: 'नया पासवर्ड',
    newPasswordHelp: (characters) => `कम से कम ${characters} अक्षर`,
    confirm: 'नया पासवर्ड दोबारा डालें',
    submit: 'रिक्वेस्ट भेजें',
    submitting: 'रिक्वेस्ट जा रही है...',
  },
}
