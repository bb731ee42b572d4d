import { minimumPasswordLength, mobileLength, type AccountProblem } from '#domain/player/profile.ts'
import { makeFormatter } from '#domain/problem.ts'
import type { authMessages as english } from '#messages/en/player/auth.ts'
import type { Same } from '../../same.ts'

export const formatAccountProblem = makeFormatter<AccountProblem>({
  'name-required': 'नाम डालें',
  'mobile-required': 'मोबाइल नंबर डालें',
  'mobile-too-long': `मोबाइल नंबर में ज्यादा से ज्यादा ${mobileLength} अंक होते हैं`,
  'password-required': 'पासवर्ड डालें',
  'new-password-required': 'नया पासवर्ड डालें',
  'new-password-too-short': `पासवर्ड में कम से कम ${minimumPasswordLength} अक्षर होने चाहिए`,
  'passwords-differ': 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'adult-required': 'टिक करके बताएं कि आपकी उम्र 18 साल या ज़्यादा है',
})

export const authMessages: Same<typeof english> = {
  loginFailed: 'लॉगिन नहीं हुआ',
  signupFailed: 'साइन अप नहीं हुआ',
  signupUnknown:
    'साफ जवाब नहीं मिला, इसलिए पता नहीं कि आपका अकाउंट बना या नहीं। दोबारा साइन अप करने से पहले इसी नंबर और पासवर्ड से लॉगिन करके देखें।',
  somethingWrong: 'कुछ गड़बड़ हो गई',
  loggedIn: 'लॉगिन हो गया!',
  signedUp: 'अकाउंट बन गया!',
  loggedOut: 'साइन आउट हो गया',
  sessionEnded: 'आपका लॉगिन खत्म हो गया। फिर से लॉगिन करें।',
  passwordGone: 'पेज फिर से लोड हुआ है। अपना पासवर्ड दोबारा डालें।',
  title: { login: 'लॉगिन', signup: 'साइन अप' },
  modeGroup: 'लॉगिन या साइन अप',
  slogan: ['नंबर पर नज़र।', 'समय पर बेट।'],
  ageNote: 'सिर्फ 18 साल या ज़्यादा उम्र वालों के लिए',
  fields: {
    name: 'नाम',
    mobileNumber: 'मोबाइल नंबर',
    password: 'पासवर्ड',
  },
  confirmPassword: 'पासवर्ड दोबारा डालें',
  adult: 'मेरी उम्र 18 साल या ज़्यादा है',
  login: 'लॉगिन करें',
  loggingIn: 'लॉगिन हो रहा है...',
  signup: 'साइन अप करें',
  signingUp: 'अकाउंट बन रहा है...',
  forgotPassword: 'पासवर्ड याद नहीं?',
  howToPlay: 'कैसे खेलें',
  contactUs: 'संपर्क करें',
  privacyPolicy: 'प्राइवेसी पॉलिसी',
}
