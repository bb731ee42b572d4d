/** What the demo says beside the client. Its tools are for the presenter, and stay English. */
export const demoMessages = {
  mark: 'Demo, no real money',
  showTools: 'Show demo tools',
  accounts: 'Tap a demo account to sign in',
  accountDetails: {
    sample: 'Balance ₹12,450, with a history',
    inactive: 'Account not active: results only',
    admin: 'Belongs to the admin site',
    new: 'Just signed up, empty histories',
  },
  /** The demo opens no other app and no other site. */
  wouldOpen: {
    payment: 'This would open a payment app',
    phone: 'This would open the phone',
    email: 'This would open an email',
    whatsapp: 'This would open WhatsApp',
    site: 'This would open another site',
  },
} as const
