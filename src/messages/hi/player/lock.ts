import type { lockMessages as english } from '#words/player/lock.ts'
import type { Same } from '../../same.ts'

export const lockMessages: Same<typeof english> = {
  setting: 'ऐप लॉक',
  settingHelp:
    'कुछ देर ऐप इस्तेमाल न हो, तो खोलने पर पासवर्ड मांगता है; निकासी का खाता बदलने से पहले भी। लॉक खोलने के लिए इंटरनेट चाहिए।',
  never: 'बंद',
  after: (minutes) => `${minutes} मिनट बाद`,
  on: 'ऐप लॉक चालू है',
  off: 'ऐप लॉक बंद है',
  notKept: 'ब्राउज़र इसे सेव नहीं कर पा रहा। ऐप दोबारा लोड होने पर ऐप लॉक बंद रहेगा।',
  lockedTitle: 'लॉक है',
  locked: 'आगे बढ़ने के लिए पासवर्ड डालें।',
  offline: 'आप ऑफलाइन हैं और पासवर्ड सिर्फ सर्वर चेक कर सकता है। इंटरनेट आने पर लॉक खोलें या अभी साइन आउट करें।',
  askTitle: 'आपका पासवर्ड',
  askForSetting: 'ऐप लॉक बदलने के लिए पासवर्ड डालें।',
  askForPayout: 'निकासी के पैसे कहां जाएं, यह बदलने के लिए पासवर्ड डालें।',
  password: 'पासवर्ड',
  unlock: 'लॉक खोलें',
  signOut: 'साइन आउट',
  confirm: 'ठीक है',
  checking: 'चेक हो रहा है...',
  wrong: 'पासवर्ड सही नहीं है',
  unreachable: 'सर्वर से संपर्क नहीं हो पा रहा, इसलिए पासवर्ड चेक नहीं हुआ। फिर कोशिश करें।',
}
