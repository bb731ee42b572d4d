import type { Wire } from '#api/table/table.ts'
import { answerUnder, wholeAnswer, type CasesOf } from './case.ts'

const banner = { imagePath: '/uploads/withdrawals.svg' }

export const listBanners: CasesOf<'listBanners'> = {
  successes: {
    full: {
      ...answerUnder('banners', [{ ...banner, title: 'Withdrawals run 6:00 AM to 9:10 AM' }]),
      signedIn: true,
    },
    sparse: answerUnder('banners', [banner]),
    empty: { given: 'emptySite', params: { games: false }, ...answerUnder('banners', []) },
  },
}

const settings = {
  appLink: 'https://app.ank.example',
  whatsappNumber: '5000000001',
  upiId: 'demo@example',
  minimumDeposit: 100,
  minimumWithdraw: 1000,
  withdrawalOpenTime: '06:00',
  withdrawalCloseTime: '09:10',
}

export const getMainSettings: CasesOf<'getMainSettings'> = {
  successes: {
    full: wholeAnswer(settings),
    sparse: { given: 'emptySite', params: { games: false }, ...wholeAnswer({}) },
  },
}

const content = '# How to play\n\nChoose a **market**.\n\n- Jodi\n'

export const getHowToPlay: CasesOf<'getHowToPlay'> = {
  successes: {
    full: wholeAnswer({ content }),
    'signed-in': { ...wholeAnswer({ content }), signedIn: true },
  },
}

const contact = {
  mobileNumber: '5000000002',
  email: 'support@ank.example',
  whatsappNumber: '5000000001',
}

export const getContactSettings: CasesOf<'getContactSettings'> = {
  successes: {
    full: { ...wholeAnswer(contact), signedIn: true },
    sparse: { given: 'emptySite', params: { games: false }, ...wholeAnswer({}) },
  },
}

const question = {
  sender: 'user',
  message: 'When is my deposit approved?',
  timestamp: '2026-11-20T08:12:00.000Z',
}
const open = {
  status: 'open' as const,
  createdAt: '2026-11-20T08:12:00.000Z',
  messages: [question],
}

/** A list with only the enquiry of a provider state. */
const onlyEnquiry = (enquiry: Wire<'listMyEnquiries'>[number], ...exact: string[]) => ({
  given: 'oneEnquiry' as const,
  params: { status: enquiry.status },
  ...wholeAnswer([enquiry]),
  exact: ['length', ...exact],
})

export const listMyEnquiries: CasesOf<'listMyEnquiries'> = {
  successes: {
    full: onlyEnquiry(open, '0.status', '0.messages.0.sender'),
    closed: onlyEnquiry({ ...open, status: 'closed' }, '0.status'),
  },
  refusals: { none: { given: 'justSignedUp', says: ['No enquiries found'] } },
}

export const sendEnquiryMessage: CasesOf<'sendEnquiryMessage'> = {
  input: { body: { message: 'When is my deposit approved?' } },
  successes: {
    full: {
      given: 'justSignedUp',
      answer: { enquiry: open },
      reads: open,
      exact: ['enquiry.status', 'enquiry.messages.0.message', 'enquiry.messages.0.sender'],
    },
  },
  refusals: {
    'invalid-fields': {
      given: 'justSignedUp',
      input: { body: { message: '   ' } },
      says: ['Message is required'],
    },
  },
}
