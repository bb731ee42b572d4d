import { invalidFields, type Notes } from '../notes.ts'

export const listBanners: Notes = {
  about: 'Pictures of the home carousel.',
  screens: ['/dashboard'],
  refusals: [],
}

export const getMainSettings: Notes = {
  about: 'Links, minimums, payee and withdrawal window.',
  screens: ['/dashboard', '/add-fund', '/withdraw-fund'],
  refusals: [],
}

export const getHowToPlay: Notes = {
  about: 'The guide in simple markdown.',
  screens: ['/how-to-play'],
  refusals: [],
}

export const getContactSettings: Notes = {
  about: 'How to reach support.',
  screens: ['/contact-us', '/privacy-policy'],
  refusals: [],
}

export const listMyEnquiries: Notes = {
  about: 'Support conversations; the first is shown.',
  screens: ['/enquiry'],
  refusals: [
    {
      name: 'none',
      status: 404,
      body: 'message',
      when: 'The player has never written; read as none.',
    },
  ],
}

export const sendEnquiryMessage: Notes = {
  about: 'Sends a message; the first one opens an enquiry.',
  screens: ['/enquiry'],
  refusals: [invalidFields('The message is blank.')],
}
