import type { dashboardMessages as english } from '#messages/en/app/dashboard.ts'
import type { Same } from '../../same.ts'

export const dashboardMessages: Same<typeof english> = {
  title: 'होम',
  banners: 'खबरें',
  shortcuts: 'शॉर्टकट',
  whatsapp: 'WhatsApp',
  gameRates: 'गेम रेट',
  deposit: 'जमा करें',
  withdraw: 'निकासी',
  starline: { title: 'स्टारलाइन खेलें', unknown: 'आज के गेम देखें', offline: 'बेट लगाने के लिए इंटरनेट चालू करें' },
  games: 'मार्केट',
  refreshed: 'मार्केट अपडेट हो गए!',
  failed: 'मार्केट लोड नहीं हुए',
  failedReassurance: 'आपका बैलेंस और बेट सुरक्षित हैं।',
  chart: 'चार्ट',
  chartOf: (game) => `चार्ट, ${game}`,
  play: 'खेलें',
  playOf: (game) => `खेलें, ${game}`,
  newResult: (session) => `${session} का नतीजा`,
  newResultAt: (session, time) => `${session} का नतीजा ${time}`,
}
