/** Sentences of the support chat. */
export const enquiryMessages = {
  title: 'Enquiry',
  openSince: (date: string) => `Open since ${date}`,
  closedState: 'Closed',
  openState: 'Open',
  newEnquiry: 'New enquiry',
  noneTitle: 'How can we help?',
  none: 'Ask about a payment, a bet or your account. Support replies here.',
  start: 'Start New Enquiry',
  firstHint: 'Write your first message. This starts your enquiry.',
  closed:
    'This enquiry has been closed. Please start a new enquiry if you need further assistance.',
  label: 'Message',
  placeholder: 'Type a message',
  send: 'Send message',
  sent: 'Message sent successfully!',
  sendFailed: 'Failed to send message',
  sendUnknown:
    'We didn’t get a clear reply, so we don’t know if this was sent. See if it appears above.',
  kept: 'Your message is still here. Send it again when you’re ready.',
  loadFailed: 'Failed to load enquiries',
  loadFailedNotLost: 'Nothing you wrote is lost.',
  notFresh: 'We can’t check for new messages right now.',
  today: 'Today',
  yesterday: 'Yesterday',
  you: 'You',
  support: 'Support',
  /** What a screen reader hears before a message, and when one arrives. */
  spoken: (who: string, time: string) => `${who}, ${time}:`,
  arrived: (message: string) => `New message from support: ${message}`,
  timeSent: (time: string) => `${time}, sent`,
  conversation: 'Conversation with support',
} as const
