import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '2',
  title: 'Withdrawals, statement and histories',
  sentences: {
    '2.84': {
      says: 'The withdraw screen shows the balance.',
      built: ['src/features/withdraw/withdraw-screen.tsx'],
      tests: {
        'src/features/withdraw/withdraw.test.tsx': [
          'has saved methods only, accounts masked, presets, and what will be left of the balance',
        ],
      },
    },
    '2.85': {
      says: 'The withdraw screen has a points input and preset buttons.',
      built: ['src/features/withdraw/withdraw-fields.tsx'],
      tests: {
        'src/features/withdraw/withdraw.test.tsx': [
          'has saved methods only, accounts masked, presets, and what will be left of the balance',
        ],
      },
    },
    '2.86': {
      says: 'The method is chosen from radio buttons.',
      built: ['src/features/withdraw/withdraw-fields.tsx'],
      tests: {
        'src/features/withdraw/withdraw.test.tsx': [
          'has saved methods only, accounts masked, presets, and what will be left of the balance',
        ],
      },
    },
    '2.87': {
      says: 'The Withdraw button sends the request.',
      built: ['src/features/withdraw/withdraw-slab.tsx', 'src/features/withdraw/use-withdrawal.ts'],
      tests: {
        'src/features/withdraw/withdraw-sending.test.tsx': [
          'to %s: recorded, announced, the form emptied, the reference shown',
        ],
      },
    },
    '2.88': {
      says: 'The withdraw screen links to the history.',
      built: ['src/features/withdraw/withdraw-screen.tsx'],
      tests: { 'src/features/withdraw/withdraw.test.tsx': ['History leads to the history'] },
    },
    '2.89': {
      says: 'Without a saved method there are buttons to `/bank`, `/phonepe`, `/googlepay` and `/paytm`.',
      built: ['src/features/withdraw/no-methods.tsx'],
      tests: {
        'src/features/withdraw/withdraw.test.tsx': [
          'no method saved: a button for each form, and the rule when pressed',
        ],
      },
    },
    '2.90': {
      says: 'A method is offered only when its details exist.',
      built: ['src/domain/player/payout.ts'],
      tests: {
        'src/domain/player/payout.test.ts': ['none without details'],
        'src/features/withdraw/withdraw.test.tsx': [
          'has saved methods only, accounts masked, presets, and what will be left of the balance',
        ],
      },
    },
    '2.91': {
      says: 'The bank is offered only with all four fields.',
      built: ['src/domain/player/payout.ts'],
      tests: { 'src/domain/player/payout.test.ts': ['not the bank without its %s'] },
    },
    '2.92': {
      says: 'The withdrawal time window is shown.',
      built: ['src/features/withdraw/withdrawal-hours.tsx', 'src/domain/money/withdrawal.ts'],
      tests: { 'src/features/withdraw/withdraw.test.tsx': ['is shown, but not enforced'] },
    },
    '2.93': {
      says: "A withdrawal's card has a status badge.",
      built: ['src/features/withdraw/withdraw-history-screen.tsx', 'src/ui/feedback/badge.tsx'],
      tests: {
        'src/features/withdraw/withdraw-history.test.tsx': [
          'cards, newest first, with status, reference and the end of the account only',
        ],
      },
    },
    '2.94': {
      says: "Without withdrawals a 'Make First Withdrawal' button leads to the form.",
      built: ['src/features/withdraw/withdraw-history-screen.tsx'],
      tests: {
        'src/features/withdraw/withdraw-history.test.tsx': [
          'empty: Make First Withdrawal leads to the form',
        ],
      },
    },
    '2.95': {
      says: 'The statement has the tabs All, Funds, Withdraw, Bets and Wins.',
      built: ['src/features/history/statement/statement-screen.tsx'],
      tests: {
        'src/features/history/statement/wallet-statement.test.tsx': [
          'merges four sources, newest first, by day, and counts them, under five tabs',
        ],
      },
    },
    '2.96': {
      says: 'The statement can also be filtered by Starline bets and winnings.',
      built: [
        'src/domain/money/statement/statement.ts',
        'src/features/history/bets/starline-toggle.tsx',
      ],
      tests: {
        'src/domain/money/statement/statement.test.ts': [
          ['the filter %s shows %d rows', "['starline-wins', 1]"],
        ],
        'src/features/history/statement/wallet-statement.test.tsx': [
          'Bets holds both families, and Starline only narrows it',
        ],
      },
    },
    '2.97': {
      says: "The statement's tiles count fund requests, withdrawals, total bets and total winnings.",
      built: [
        'src/features/history/statement/statement-tiles.tsx',
        'src/domain/money/statement/statement.ts',
      ],
      tests: {
        'src/features/history/statement/wallet-statement.test.tsx': [
          'merges four sources, newest first, by day, and counts them, under five tabs',
        ],
      },
    },
    '2.98': {
      says: 'The statement is one list, newest first.',
      built: [
        'src/domain/money/statement/statement.ts',
        'src/features/history/statement/statement-list.tsx',
      ],
      tests: {
        'src/domain/money/statement/statement.test.ts': [
          'lists every movement, newest first, a won bet as stake and as win',
        ],
      },
    },
    '2.99': {
      says: 'Without an entry the statement offers Add Funds and Withdraw Funds.',
      built: ['src/features/history/statement/statement-screen.tsx'],
      tests: {
        'src/features/history/statement/wallet-statement.test.tsx': [
          'without entries the tiles show 0, with ways to add and withdraw funds below',
        ],
      },
    },
    '2.100': {
      says: "The bidding history's tiles: total bets, total invested, total winnings, win rate.",
      built: ['src/domain/bet/history.ts', 'src/features/history/bets/bidding-history-screen.tsx'],
      tests: {
        'src/features/history/bet-histories.test.tsx': [
          'the tiles add up what the filters leave',
          'bidding history by number of bets > %d: %d cards',
        ],
      },
    },
    '2.101': {
      says: 'The bidding history can be filtered.',
      built: ['src/features/history/bets/filter-sheet.tsx', 'src/domain/bet/history.ts'],
      tests: {
        'src/features/history/bet-histories.test.tsx': [
          'by keyboard take effect with their button and start on the first page',
        ],
      },
    },
    '2.102': {
      says: 'The bidding history can be sorted.',
      built: ['src/features/history/bets/history-toolbar.tsx', 'src/domain/bet/history.ts'],
      tests: {
        'src/features/history/bet-histories.test.tsx': [
          'sorts are by bet date, amount or win amount: the highest win amount first',
        ],
      },
    },
    '2.103': {
      says: 'The bidding history shows pages of ten with First, Previous, numbers, Next and Last.',
      built: ['src/ui/content/paging.tsx', 'src/domain/list/paging.ts'],
      tests: {
        'src/features/history/bet-histories.test.tsx': [
          'by keyboard: the focus stays on the bar, the ends lead nowhere, each page is announced',
        ],
      },
    },
    '2.104': {
      says: 'Five page numbers are shown.',
      built: ['src/domain/list/paging.ts', 'src/ui/content/paging.tsx'],
      tests: {
        'src/domain/list/paging.test.ts': ['on page %d of %d these numbers are shown: %s'],
        'src/features/history/bet-histories.test.tsx': [
          [
            'bidding history by number of bets > %d: %d cards',
            "[57, 10, 'Showing 1 to 10 of 57 bets', ['1', '2', '3', '4', '5']]",
          ],
        ],
      },
    },
    '2.105': {
      says: 'A live line says which results are shown.',
      built: ['src/features/history/bets/bet-history.tsx', 'src/ui/content/paging.tsx'],
      tests: {
        'src/features/history/bet-histories.test.tsx': [
          'by keyboard: the focus stays on the bar, the ends lead nowhere, each page is announced',
        ],
      },
    },
    '2.106': {
      says: "The winning history's tiles: total wins, total won, total bet, net profit.",
      built: ['src/domain/bet/history.ts', 'src/features/history/bets/winning-history-screen.tsx'],
      tests: {
        'src/features/history/bet-histories-loads.test.tsx': [
          'shows wins only, whatever the address asks, with their tiles, and sorts them',
        ],
      },
    },
    '2.107': {
      says: 'The winning history has filters, sorting and a list.',
      built: [
        'src/features/history/bets/winning-history-screen.tsx',
        'src/features/history/bets/bet-history.tsx',
      ],
      tests: {
        'src/features/history/bet-histories-loads.test.tsx': [
          'shows wins only, whatever the address asks, with their tiles, and sorts them',
        ],
      },
    },
  },
}
