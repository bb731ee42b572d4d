import { baseSeed } from '#mocks/seed/base.ts'
import { defineScenario } from '../define.ts'
import { calls, decides } from '../steps.ts'

/** Support has closed the conversation; a new one can be started. */
export const enquiryClosed = defineScenario({
  id: 'enquiry-closed',
  title: 'Enquiry closed',
  effect: 'Support has closed the conversation',
  audience: 'support',
  also: 'chat, support, help',
  start: '/enquiry',
  seed(now) {
    const seed = baseSeed(now)
    const enquiry = (seed.enquiry ?? []).map((row) => ({ ...row, status: 'closed' as const }))
    return { ...seed, enquiry }
  },
  script: [
    {
      title: 'Player starts a new enquiry',
      say: 'The player writes to support without leaving the app.',
      run: calls('sendEnquiryMessage', {
        body: { message: 'The bank reference is 4821 7730. Please look again.' },
      }),
    },
    {
      title: 'Support replies',
      say: 'The reply appears in the same conversation.',
      run: decides('answerEnquiry', 'enquiry', {
        message: 'Thank you, the payment was found. ₹500 will be added today.',
      }),
    },
    {
      title: 'Support closes the enquiry',
      say: 'A closed conversation stays readable, and a new one takes one tap.',
      run: decides('closeEnquiry', 'enquiry'),
    },
  ],
})
