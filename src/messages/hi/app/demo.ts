import type { demoMessages as english } from '#messages/en/app/demo.ts'
import type { Same } from '../../same.ts'

export const demoMessages: Same<typeof english> = {
  mark: 'डेमो, असली पैसे नहीं',
  showTools: 'डेमो के टूल दिखाएं',
  accounts: 'साइन इन करने के लिए कोई डेमो अकाउंट चुनें',
  accountDetails: {
    sample: 'बैलेंस ₹12,450, पुरानी हिस्ट्री के साथ',
    inactive: 'अकाउंट चालू नहीं: सिर्फ रिज़ल्ट',
    admin: 'एडमिन साइट का अकाउंट',
    new: 'अभी साइन अप किया, हिस्ट्री खाली',
  },
  wouldOpen: {
    payment: 'यहां पेमेंट ऐप खुलता',
    phone: 'यहां फोन खुलता',
    email: 'यहां ईमेल खुलता',
    whatsapp: 'यहां WhatsApp खुलता',
    site: 'यहां दूसरी साइट खुलती',
  },
}
