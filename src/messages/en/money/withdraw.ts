/** Sentences of the withdraw screen and its history. */
export const withdrawMessages = {
  /** Why none can be sent today. */
  closed: 'Withdrawals are closed on Sundays',
  submitted: 'Withdrawal request submitted successfully! Please wait for admin approval.',
  failed: 'Failed to submit withdrawal request',
  historyFailed: 'Failed to load withdrawal history',
  settingsFailed: 'Failed to load settings',
  title: 'Withdraw',
  history: 'History',
  balance: 'Balance',
  closedNote: (weekday: string) => `You can send a request on ${weekday}.`,
  hours: 'Withdrawal hours',
  hoursOpen: 'Open now',
  hoursClosed: 'Closed now',
  hoursOpenOn: (weekday: string) => `Opens ${weekday}`,
  dayStart: '12 AM',
  /** Below the hours while they are over; `open` is '6:00 AM'. */
  lookedAt: (open: string, day: string) => `We’ll review requests sent now from ${open} ${day}.`,
  days: { today: 'today', tomorrow: 'tomorrow', on: (weekday: string) => `on ${weekday}` },
  hoursInWords: (window: string, state: string) => `Withdrawal hours ${window}. ${state}.`,
  amount: 'Points to withdraw',
  amountPlaceholder: 'Enter points',
  /** `minimum` is already formatted: '₹1,000'. */
  amountHelp: (minimum: string) => `Minimum ${minimum}`,
  presets: 'Quick amounts',
  sendTo: 'Send to',
  bankDetail: (bank: string, account: string) => `${bank}, ${account}`,
  noMethod: 'No account saved yet',
  noMethodHelp: 'Choose where we should send your money:',
  balanceAfter: 'Balance after',
  nextWindow: 'Next window',
  /** 'Mon, 6:00 AM' */
  opensAt: (weekday: string, time: string) => `${weekday}, ${time}`,
  withdraw: 'Withdraw',
  sending: 'Sending request...',
  offline: 'You’re offline. Nothing was sent.',
  sent: {
    title: 'Request sent',
    confirmed: 'Withdrawal requested',
    steps: ['Sent', 'Checked', 'Paid'],
    next: 'We check the request, then send the money. You can leave this screen.',
    to: (method: string) => `to ${method}`,
    reference: (id: string) => `Ref. ${id}`,
  },
  past: {
    title: 'Withdraw History',
    empty: 'No withdrawals yet',
    emptyHelp: 'Requests you send appear here with their status.',
    first: 'Make First Withdrawal',
    notLost: 'Nothing is lost: your requests are safe.',
    /** `ending` is the last four digits. */
    account: (method: string, ending: string) => `${method}, ends ${ending}`,
    reference: (id: string) => `Ref. ${id}`,
    transaction: (id: string) => `Transaction ${id}`,
    remarks: (text: string) => `Remarks: ${text}`,
    /** Of a request that wasn't granted. */
    returned: (rupees: string) => `${rupees} is back in your balance.`,
    reviewing: 'Requests are being reviewed now.',
    /** `open` is '6:00 AM'. */
    reviewedFrom: (open: string, day: string) => `We’ll review it from ${open} ${day}.`,
    /** What support is sent; `account` as in 'Bank, ends 4821'. */
    about: (rupees: string, account: string, sent: string, status: string, id: string) =>
      `My withdrawal of ${rupees} to ${account}, sent ${sent}. Status: ${status}. Ref. ${id}`,
  },
} as const
