import type { commonMessages as english } from '#messages/en/app/common.ts'
import type { Same } from '../../same.ts'

export const commonMessages: Same<typeof english> = {
  session: { open: 'ओपन', close: 'क्लोज़' },
  timeRange: (from, to) => `${from} से ${to}`,
  userFailed: 'आपकी जानकारी लोड नहीं हुई',
  noWhatsapp: 'WhatsApp नंबर उपलब्ध नहीं है',
}
