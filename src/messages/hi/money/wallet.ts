import type { walletMessages as english } from '#messages/en/money/wallet.ts'
import type { Same } from '../../same.ts'

export const walletMessages: Same<typeof english> = {
  loadFailed: 'वॉलेट की जानकारी लोड नहीं हुई',
  refreshed: 'वॉलेट रिफ्रेश हो गया!',
  title: 'वॉलेट',
  balance: 'बैलेंस',
  notLoaded: 'अभी लोड नहीं हुआ',
  updated: (time, age) => (age === null ? `अपडेट: ${time}` : `अपडेट: ${time}, ${age}`),
  addFunds: 'पैसे जमा करें',
  withdraw: 'निकालें',
  statement: 'वॉलेट स्टेटमेंट',
  withdrawals: 'निकासी की हिस्ट्री',
  pendingRequests: (count) => `${count} रिक्वेस्ट पेंडिंग`,
  latest: 'आज और बीता कल',
  noLatest: 'आज और बीते कल बैलेंस में कोई बदलाव नहीं हुआ।',
  partOfLatest: 'सारी एंट्री लोड नहीं हुईं। जो हुईं, वे वॉलेट स्टेटमेंट में हैं।',
  profile: 'प्रोफाइल',
  edit: 'प्रोफाइल बदलें',
  name: 'नाम',
  mobile: 'मोबाइल नंबर',
  mobileFixed: 'बदला नहीं जा सकता',
  email: 'ईमेल',
  noEmail: 'नहीं जोड़ा',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
}
