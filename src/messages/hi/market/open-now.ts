import type { openNowMessages as english } from '#messages/en/market/open-now.ts'
import type { Same } from '../../same.ts'

export const openNowMessages: Same<typeof english> = {
  next: 'अगला मार्केट',
  playNow: 'अभी खेलें',
  playNowOf: (game) => `अभी खेलें, ${game}`,
  none: 'अभी कुछ खुला नहीं है।',
  emptyTitle: 'अभी कोई मार्केट नहीं',
  empty: 'नए मार्केट आते ही यहां दिखेंगे।',
  starline: {
    next: (time) => `अगला गेम ${time},`,
    left: (left) => `${left} बाकी`,
    late: (time) => `अगला गेम ${time}`,
    none: 'अभी कोई गेम खुला नहीं है',
  },
}
