import { baseSeed } from '#mocks/seed/base.ts'
import { defineScenario } from '../define.ts'
import { calls, decides } from '../steps.ts'

/** Support has closed the conversation; a new one can be started. */
export const enquiryClosed = defineScenario({
  id: 'enquiry-closed',
  title: 'Enquiry closed',
  effect: 'Support has closed the conversation',
  also: 'chat, support, help',
  clock: { time: '13:42' },
  signedInAs: 'sample',
  start: '/enquiry',
  seed(now) {
    const seed = baseSeed(now)
    const enquiry = (seed.enquiry ?? []).map((row) => ({ ...row, status: 'closed' as const }))
    return { ...seed, enquiry }
  },
  script: [
    {
      title: 'Player starts a new enquiry',
      run: calls('sendEnquiryMessage', {
        body: { message: 'The bank reference is 4821 7730. Please look again.' },
      }),
    },
    {
      title: 'Support replies',
      run: decides('answerEnquiry', 'enquiry', {
        message: 'Thank you, the payment was found. ₹500 will be added today.',
      }),
    },
    {
      title: 'Support closes the enquiry',
      run: decides('closeEnquiry', 'enquiry'),
    },
  ],
})
