/** Sentences of the wallet. */
export const walletMessages = {
  loadFailed: 'Failed to load wallet data',
  refreshed: 'Wallet data refreshed!',
  title: 'Wallet',
  balance: 'Balance',
  notLoaded: 'Not loaded yet',
  /** `time` is '1:42 PM', `age` '6 min ago'. */
  updated: (time: string, age: string | null) =>
    age === null ? `Updated ${time}` : `Updated ${time}, ${age}`,
  addFunds: 'Add Funds',
  withdraw: 'Withdraw',
  statement: 'Wallet Statement',
  withdrawals: 'Withdraw History',
  pendingRequests: (count: number) =>
    count === 1 ? '1 request pending' : `${count} requests pending`,
  latest: 'Today and yesterday',
  noLatest: 'Nothing moved your balance today or yesterday.',
  partOfLatest: 'We couldn’t load all entries. Wallet Statement has those we could.',
  profile: 'Profile',
  edit: 'Edit Profile',
  name: 'Name',
  mobile: 'Mobile number',
  mobileFixed: 'can’t be changed',
  email: 'Email',
  noEmail: 'Not added',
  save: 'Save',
  saving: 'Saving...',
} as const
