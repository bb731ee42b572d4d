import type { Wire } from '#api/table/table.ts'
import { under, whole, type CasesOf } from './case.ts'

const banner = { imagePath: '/uploads/withdrawals.svg' }

export const listBanners: CasesOf<'listBanners'> = {
  successes: {
    full: {
      ...under('banners', [{ ...banner, title: 'Withdrawals run 6:00 AM to 9:10 AM' }]),
      signedIn: true,
    },
    sparse: under('banners', [banner]),
    empty: { given: 'emptySite', params: { games: false }, ...under('banners', []) },
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
    full: whole(settings),
    sparse: { given: 'emptySite', params: { games: false }, ...whole({}) },
  },
}

const content = '# How to play\n\nChoose a **market**.\n\n- Jodi\n'

export const getHowToPlay: CasesOf<'getHowToPlay'> = {
  successes: {
    full: whole({ content }),
    'signed-in': { ...whole({ content }), signedIn: true },
  },
}

const contact = {
  mobileNumber: '5000000002',
  email: 'support@ank.example',
  whatsappNumber: '5000000001',
}

export const getContactSettings: CasesOf<'getContactSettings'> = {
  successes: {
    full: { ...whole(contact), signedIn: true },
    sparse: { given: 'emptySite', params: { games: false }, ...whole({}) },
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

/** The one enquiry of a state, and no other. */
const only = (one: Wire<'listMyEnquiries'>[number], ...exact: string[]) => ({
  given: 'oneEnquiry' as const,
  params: { status: one.status },
  ...whole([one]),
  exact: ['length', ...exact],
})

export const listMyEnquiries: CasesOf<'listMyEnquiries'> = {
  successes: {
    full: only(open, '0.status', '0.messages.0.sender'),
    closed: only({ ...open, status: 'closed' }, '0.status'),
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
