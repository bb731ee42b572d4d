import type { Seed } from '../store/models.ts'
import { guide } from './guide.ts'

export const contentSeed = {
  banner: [
    {
      id: 'banner-withdrawals',
      imagePath: '/uploads/withdrawals.svg',
      title: 'Withdrawals run 6:00 AM to 9:10 AM',
      position: 1,
    },
    {
      id: 'banner-pannas',
      imagePath: '/uploads/pannas.svg',
      title: 'Panna digits run low to high, 0 last',
      position: 2,
    },
    {
      id: 'banner-starline',
      imagePath: '/uploads/starline.svg',
      title: 'A Starline draw every hour, noon to 9 PM',
      position: 3,
    },
  ],
  mainSettings: [
    {
      id: 'main',
      appLink: 'https://app.ank.example',
      whatsappNumber: '5000000001',
      upiId: 'demo@example',
      minimumDeposit: 100,
      minimumWithdraw: 1000,
      withdrawalOpenTime: '06:00',
      withdrawalCloseTime: '09:10',
    },
  ],
  contactSettings: [
    {
      id: 'contact',
      mobileNumber: '5000000002',
      email: 'support@ank.example',
      whatsappNumber: '5000000001',
    },
  ],
  guide: [{ id: 'how-to-play', content: guide }],
} as const satisfies Seed
