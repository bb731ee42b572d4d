import type { pagingMessages as english } from '#messages/en/app/paging.ts'
import type { Same } from '../../same.ts'

export const pagingMessages: Same<typeof english> = {
  first: 'पहला',
  previous: 'पिछला',
  next: 'अगला',
  last: 'आखिरी',
  page: (page) => `पेज ${page}`,
  showing: (from, to, total, noun) => `${total} में से ${from} से ${to} ${noun}`,
  showingNone: (noun) => `दिखाने के लिए कोई ${noun} नहीं`,
}
