/** Words of the journal and of the page with everything about one bet. */
export const journalMessages = {
  title: 'Journal',
  intro:
    'What you were told on this phone: receipts, results, rates and balances. It stays here: nobody is sent any of it.',
  empty: 'Nothing here yet',
  emptyMore: 'What you’re told from now on will be listed here.',
  changes: 'Changed after you saw it',
  entries: 'Everything you were told',
  code: 'Latest code',
  codeHelp:
    'Send this code to a friend or to support. A file that contains it can’t have been changed before that entry. Without an earlier code, nobody can tell whether a whole file was made up.',
  copy: 'Copy code',
  /** What is copied: how many entries, and the code. */
  codeText: (count: string, code: string) => `Journal: ${count} entries, code ${code}`,
  copied: 'Copied',
  notCopied: 'Couldn’t copy it',
  export: 'Save as a file',
  exportFailed: 'Couldn’t make the file',
  delete: 'Delete journal',
  deleteTitle: 'Delete the journal?',
  deleteMore:
    'Everything in it is deleted from this phone. If you have a dispute, save it as a file first.',
  deleteNow: 'Delete',
  keep: 'Keep it',
  deleted: 'Journal deleted',
  unsupported: 'This browser can’t keep a journal on this page.',
} as const

/** An entry in words; the names in braces are filled in, also in an exported file. */
export const journalSentences = {
  lines: {
    bet: 'Receipt: {number} on {market}, {session}, {type}, {amount}',
    starline: 'Receipt: {number} on {market}, {session}, {type}, {amount}',
    deposit: 'Deposit sent: {amount}',
    withdrawal: 'Withdrawal sent: {amount}',
    result: 'Result of {market}, {session}: {result}',
    rate: 'Rate of {type}: {min} pays {max}',
    balance: 'Balance: {balance}',
    history: '{number} on {market}, {session}, {amount}: {status}',
    won: '{number} on {market}, {session}, {amount}: won {won}',
  },
  changed: {
    result:
      'The result of {market}, {session}, was {result} at {at}, and {now.result} at {now.at}.',
    rate: 'The rate of {type} was {max} for {min} at {at}, and {now.max} for {now.min} at {now.at}.',
    history:
      'At {at}, your bet on {market}, {session}, was {number}, {amount}, {status}. At {now.at} it was {now.number}, {now.amount}, {now.status}.',
    missing:
      'Your bet {number} on {market}, {session}, {amount}, was {status} at {at} and not in your bets at {now.at}.',
  },
  names: {
    both: 'open and close',
    starline: 'Starline',
    pending: 'pending',
    won: 'won',
    lost: 'lost',
    cancelled: 'cancelled',
    missing: 'not in your bets',
  },
} as const

/** Words of the exported file. */
export const journalFileMessages = {
  checking: 'Checking…',
  intact: 'Unchanged since it was saved: all entries match their codes.',
  broken: 'CHANGED after it was saved, at entry {n}.',
  cut: 'CHANGED after it was saved: entries at the end are missing or were added.',
  damaged: 'This file is damaged or was changed: it can’t be read.',
  oldBrowser: 'Open this file in a current browser to check it.',
  limit:
    'This check compares the entries with the codes in this same file. Whoever can rewrite all of it can rewrite the codes too. Only a code that was sent to somebody earlier proves more: enter it here.',
  enterCode: 'Code from earlier',
  hasCode: 'This code is of entry {n}: everything up to it is as it was when the code was sent.',
  noCode: 'No entry has this code: it’s from another journal, or entries were changed.',
  count: '{n} entries, latest code {code}',
  changes: 'Changed after you saw it',
  noChanges: 'Nothing changed after you saw it.',
  entries: 'Everything you were told',
} as const

/** Words of the page about one bet. */
export const disputeMessages = {
  help: 'Get help with this bet',
  helpWith: (number: string, market: string) => `Get help with this bet: ${number} on ${market}`,
  title: 'Help with a bet',
  intro: 'Everything known about this bet. Send it to support as text or as a picture.',
  notFound: 'This bet isn’t in your bets or in the journal of this phone.',
  record: 'In your bets',
  receipt: 'Your receipt',
  journal: 'In your journal',
  nothing: 'Not in the journal of this phone.',
  request: 'Request ID',
  placed: 'Placed',
  status: 'Status',
  result: 'Result',
  resultDate: 'Result date',
  won: 'Won',
  share: 'Share as text',
  picture: 'Save as picture',
  pictureFailed: 'Couldn’t make the picture',
  ask: 'Write to support',
} as const
