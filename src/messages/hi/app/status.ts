import type { statusMessages as english } from '#messages/en/app/status.ts'
import type { Same } from '../../same.ts'

export const statusMessages: Same<typeof english> = {
  unknown: 'स्टेटस पता नहीं',
  names: {
    pending: 'पेंडिंग',
    processing: 'प्रोसेस में',
    approved: 'मंज़ूर',
    completed: 'पूरा हुआ',
    won: 'जीत',
    rejected: 'नामंज़ूर',
    lost: 'हार',
    cancelled: 'रद्द',
    open: 'खुला',
  },
}
