import type { marketSearchMessages as english } from '#messages/en/market/market-search.ts'
import type { Same } from '../../same.ts'

export const marketSearchMessages: Same<typeof english> = {
  label: 'नाम से खोजें',
  placeholder: 'खोजें',
  show: 'दिखाए गए मार्केट',
  open: 'अभी खुले',
  all: 'सभी',
  found: (count) => `${count} मार्केट`,
  none: 'कोई मार्केट नहीं मिला।',
  clear: 'सभी दिखाएं',
}
