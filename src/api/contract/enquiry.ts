import { invalidFields, type Notes } from './notes.ts'

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
