/** Words of the lock that a player may put on the app. */
export const lockMessages = {
  setting: 'App lock',
  settingHelp:
    'Asks for your password when the app was not used for a while, and before your payout details change. Unlocking needs a connection.',
  never: 'Off',
  after: (minutes: number) => `After ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  on: 'App lock is on',
  off: 'App lock is off',
  notKept: 'Your browser can’t save this. App lock is off when you load the app again.',
  lockedTitle: 'Locked',
  locked: 'Enter your password to go on.',
  offline:
    'You’re offline, and only the server can check your password. Unlock when you have a connection again, or sign out now.',
  askTitle: 'Your password',
  askForSetting: 'Enter your password to change the app lock.',
  askForPayout: 'Enter your password to change where we send your money.',
  password: 'Password',
  unlock: 'Unlock',
  signOut: 'Sign Out',
  confirm: 'Confirm',
  checking: 'Checking...',
  wrong: 'That password isn’t right',
  unreachable: 'We can’t reach the server, so we can’t check your password. Try again.',
} as const
