import { signedOut, type CasesOf } from './case.ts'

const banner = { imagePath: '/uploads/withdrawals.svg' }

export const listBanners: CasesOf<'listBanners'> = {
  input: {},
  successes: {
    full: {
      given: 'regularDay',
      answer: { banners: [{ ...banner, title: 'Withdrawals run 6:00 AM to 9:10 AM' }] },
      reads: [{ ...banner, title: 'Withdrawals run 6:00 AM to 9:10 AM' }],
    },
    sparse: { given: 'regularDay', answer: { banners: [banner] }, reads: [banner] },
    empty: {
      given: 'emptySite',
      params: { games: false },
      answer: { banners: [] },
      reads: [],
    },
  },
  refusals: {},
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
  input: {},
  successes: {
    full: { given: 'regularDay', answer: settings, reads: settings },
    sparse: { given: 'emptySite', params: { games: false }, answer: {}, reads: {} },
  },
  refusals: {},
}

const content = '# How to play\n\nChoose a **market**.\n\n- Jodi\n'

export const getHowToPlay: CasesOf<'getHowToPlay'> = {
  input: {},
  successes: { full: { given: 'regularDay', answer: { content }, reads: { content } } },
  refusals: {},
}

const contact = {
  mobileNumber: '5000000002',
  email: 'support@ank.example',
  whatsappNumber: '5000000001',
}

export const getContactSettings: CasesOf<'getContactSettings'> = {
  input: {},
  successes: {
    full: { given: 'regularDay', answer: contact, reads: contact },
    sparse: { given: 'emptySite', params: { games: false }, answer: {}, reads: {} },
  },
  refusals: {},
}

const question = {
  sender: 'user',
  message: 'When is my deposit approved?',
  timestamp: '2026-11-20T08:12:00.000Z',
}
const open = {
  status: 'open',
  createdAt: '2026-11-20T08:12:00.000Z',
  messages: [question],
} as const
const closed = { ...open, status: 'closed' } as const

export const listMyEnquiries: CasesOf<'listMyEnquiries'> = {
  input: {},
  successes: {
    full: {
      given: 'oneEnquiry',
      params: { status: 'open' },
      answer: [{ ...open, messages: [question] }],
      reads: [{ ...open, messages: [question] }],
      exact: ['0.status', '0.messages.0.sender'],
    },
    closed: {
      given: 'oneEnquiry',
      params: { status: 'closed' },
      answer: [{ ...closed, messages: [question] }],
      reads: [{ ...closed, messages: [question] }],
      exact: ['0.status'],
    },
  },
  refusals: {
    'signed-out': signedOut,
    none: { given: 'justSignedUp', says: ['No enquiries found'] },
  },
}

export const sendEnquiryMessage: CasesOf<'sendEnquiryMessage'> = {
  input: { body: { message: 'When is my deposit approved?' } },
  successes: {
    full: {
      given: 'justSignedUp',
      answer: { enquiry: { ...open, messages: [question] } },
      reads: { ...open, messages: [question] },
      exact: ['enquiry.status', 'enquiry.messages.0.message', 'enquiry.messages.0.sender'],
    },
  },
  refusals: {
    'signed-out': signedOut,
    'invalid-fields': {
      given: 'justSignedUp',
      input: { body: { message: '   ' } },
      says: ['Message is required'],
    },
  },
}
