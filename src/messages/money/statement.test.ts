import { expect, it } from 'vitest'
import { formatEntry, formatEntryDetail } from './statement.ts'

const malwa = { betNumber: '1', gameName: 'Malwa Day' }

it.each([
  [{ kind: 'fund', paymentMethod: 'QR' }, 'Deposit', 'QR'],
  [{ kind: 'withdrawal', method: 'bank', accountEnding: '4821' }, 'Withdrawal', 'Bank, ends 4821'],
  [{ kind: 'withdrawal', method: 'googlepay', accountEnding: '' }, 'Withdrawal', 'Google Pay'],
  [{ kind: 'withdrawal', method: 'cheque', accountEnding: '' }, 'Withdrawal', 'cheque'],
  [
    { kind: 'bet', betType: 'single', session: 'open', ...malwa },
    'Single Digit 1, open',
    'Malwa Day',
  ],
  [
    { kind: 'win', betType: 'single', session: 'open', ...malwa },
    'Single Digit 1, open',
    'Winnings, Malwa Day',
  ],
  [
    { kind: 'win', betType: 'single', session: null, betNumber: '1', gameName: '' },
    'Single Digit 1',
    'Winnings',
  ],
  [
    { kind: 'bet', betType: 'fullSangam', session: 'open', betNumber: '128-470', gameName: '' },
    'Full Sangam 128-470',
    '',
  ],
  [{ kind: 'bet', betType: 'trifecta', session: null, ...malwa }, 'trifecta 1', 'Malwa Day'],
  [
    { kind: 'starline-bet', betType: 'single pana', session: null, ...malwa },
    'Starline Single Pana 1',
    'Malwa Day',
  ],
  [
    { kind: 'starline-win', betType: 'super pana', session: null, ...malwa },
    'Starline super pana 1',
    'Winnings, Malwa Day',
  ],
] as const)('%o is "%s", "%s"', (entry, title, detail) => {
  expect(formatEntry(entry)).toBe(title)
  expect(formatEntryDetail(entry)).toBe(detail)
})
