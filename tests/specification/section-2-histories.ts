import type { Part } from './sentence.ts'

export const part: Part = {
  section: '2',
  title: 'Withdrawals, statement and histories',
  sentences: {
    '2.84': {
      says: 'The withdraw screen shows the balance.',
      built: ['src/features/withdraw/withdraw-screen.tsx'],
      tests: { 'tests/screens/withdraw.test.tsx': ['shows the balance, and what is left of it'] },
    },
    '2.85': {
      says: 'The withdraw screen has a points input and preset buttons.',
      built: ['src/features/withdraw/withdraw-fields.tsx'],
      tests: { 'tests/screens/withdraw.test.tsx': ['presets fill the amount'] },
    },
    '2.86': {
      says: 'The method is chosen from radio buttons.',
      built: ['src/features/withdraw/withdraw-fields.tsx'],
      tests: {
        'tests/screens/withdraw.test.tsx': [
          'offers only methods whose details exist, their accounts masked',
        ],
      },
    },
    '2.87': {
      says: 'The Withdraw button sends the request.',
      built: ['src/features/withdraw/withdraw-slab.tsx', 'src/features/withdraw/use-withdrawal.ts'],
      tests: {
        'tests/screens/withdraw-sending.test.tsx': [
          'to %s: recorded, said, the form empty, the reference shown',
        ],
      },
    },
    '2.88': {
      says: 'The withdraw screen links to the history.',
      built: ['src/features/withdraw/withdraw-screen.tsx'],
      tests: { 'tests/screens/withdraw.test.tsx': ['History leads to the history'] },
    },
    '2.89': {
      says: 'Without a saved method there are buttons to `/bank`, `/phonepe`, `/googlepay` and `/paytm`.',
      built: ['src/features/withdraw/no-methods.tsx'],
      tests: {
        'tests/screens/withdraw.test.tsx': [
          'no method saved: a button to each form, and the rule when pressed',
        ],
      },
    },
    '2.90': {
      says: 'A method is offered only when its details exist.',
      built: ['src/domain/payout.ts'],
      tests: {
        'src/domain/payout.test.ts': ['none without details'],
        'tests/screens/withdraw.test.tsx': [
          'offers only methods whose details exist, their accounts masked',
        ],
      },
    },
    '2.91': {
      says: 'The bank is offered only with all four fields.',
      built: ['src/domain/payout.ts'],
      tests: { 'src/domain/payout.test.ts': ['not the bank without its %s'] },
    },
    '2.92': {
      says: 'The withdrawal time window is shown.',
      built: ['src/features/withdraw/withdrawal-hours.tsx', 'src/domain/withdrawal.ts'],
      tests: { 'tests/screens/withdraw.test.tsx': ['is shown, and not enforced'] },
    },
    '2.93': {
      says: "A withdrawal's card has a status badge.",
      built: ['src/features/withdraw/withdraw-history-screen.tsx', 'src/ui/badge.tsx'],
      tests: {
        'tests/screens/withdraw-history.test.tsx': [
          'cards, newest first, with status, reference and the end of the account only',
        ],
      },
    },
    '2.94': {
      says: "Without withdrawals a 'Make First Withdrawal' button leads to the form.",
      built: ['src/features/withdraw/withdraw-history-screen.tsx'],
      tests: {
        'tests/screens/withdraw-history.test.tsx': [
          'empty: Make First Withdrawal leads to the form',
        ],
      },
    },
    '2.95': {
      says: 'The statement has the tabs All, Funds, Withdraw, Bets and Wins.',
      built: ['src/features/history/statement-screen.tsx'],
      tests: {
        'tests/screens/wallet-statement.test.tsx': ['are All, Funds, Withdraw, Bets and Wins'],
      },
    },
    '2.96': {
      says: 'The statement can also be filtered by Starline bets and winnings.',
      built: ['src/domain/statement.ts', 'src/features/history/starline-toggle.tsx'],
      tests: {
        'src/domain/statement.test.ts': [['the filter %s shows %d rows', "['starline-wins', 1]"]],
        'tests/screens/wallet-statement.test.tsx': [
          'Bets holds both families, and Starline only narrows it',
        ],
      },
    },
    '2.97': {
      says: "The statement's tiles count fund requests, withdrawals, total bets and total winnings.",
      built: ['src/features/history/statement-tiles.tsx', 'src/domain/statement.ts'],
      tests: { 'tests/screens/wallet-statement.test.tsx': ['counts in its tiles'] },
    },
    '2.98': {
      says: 'The statement is one list, newest first.',
      built: ['src/domain/statement.ts', 'src/features/history/statement-list.tsx'],
      tests: {
        'src/domain/statement.test.ts': [
          'lists every movement, newest first, a won bet as stake and as win',
        ],
      },
    },
    '2.99': {
      says: 'Without an entry the statement offers Add Funds and Withdraw Funds.',
      built: ['src/features/history/statement-screen.tsx'],
      tests: {
        'tests/screens/wallet-statement.test.tsx': [
          'without an entry offers Add Funds and Withdraw Funds',
        ],
      },
    },
    '2.100': {
      says: "The bidding history's tiles: total bets, total invested, total winnings, win rate.",
      built: ['src/domain/history.ts', 'src/features/history/bidding-history-screen.tsx'],
      tests: {
        'tests/screens/bet-histories.test.tsx': [
          'the tiles add up what the filters leave',
          'bidding history by number of bets > %d: %d cards',
        ],
      },
    },
    '2.101': {
      says: 'The bidding history can be filtered.',
      built: ['src/features/history/filter-sheet.tsx', 'src/domain/history.ts'],
      tests: {
        'tests/screens/bet-histories.test.tsx': [
          'by keyboard take effect with their button and start on the first page',
        ],
      },
    },
    '2.102': {
      says: 'The bidding history can be sorted.',
      built: ['src/features/history/history-toolbar.tsx', 'src/domain/history.ts'],
      tests: {
        'tests/screens/bet-histories.test.tsx': [
          'sorts are by bet date, amount or win amount: the highest win amount first',
        ],
      },
    },
    '2.103': {
      says: 'The bidding history shows pages of ten with First, Previous, numbers, Next and Last.',
      built: ['src/ui/paging.tsx', 'src/domain/paging.ts'],
      tests: {
        'tests/screens/bet-histories.test.tsx': [
          'by keyboard: the focus stays on the bar, the ends lead nowhere',
        ],
      },
    },
    '2.104': {
      says: 'Five page numbers are shown.',
      built: ['src/domain/paging.ts', 'src/ui/paging.tsx'],
      tests: {
        'src/domain/paging.test.ts': ['on page %d of %d these numbers are shown: %s'],
        'tests/screens/bet-histories.test.tsx': [
          [
            'bidding history by number of bets > %d: %d cards',
            "[57, 10, 'Showing 1 to 10 of 57 bets', ['1', '2', '3', '4', '5']]",
          ],
        ],
      },
    },
    '2.105': {
      says: 'A live line says which results are shown.',
      built: ['src/features/history/bet-history.tsx', 'src/ui/paging.tsx'],
      tests: { 'tests/screens/bet-histories.test.tsx': ['says politely what is shown'] },
    },
    '2.106': {
      says: "The winning history's tiles: total wins, total won, total bet, net profit.",
      built: ['src/domain/history.ts', 'src/features/history/winning-history-screen.tsx'],
      tests: {
        'tests/screens/bet-histories-loads.test.tsx': ['shows wins only, with their tiles'],
      },
    },
    '2.107': {
      says: 'The winning history has filters, sorting and a list.',
      built: [
        'src/features/history/winning-history-screen.tsx',
        'src/features/history/bet-history.tsx',
      ],
      tests: {
        'tests/screens/bet-histories-loads.test.tsx': [
          'has no filter by status and ignores one in the address',
          'is sorted on request',
        ],
      },
    },
  },
}
