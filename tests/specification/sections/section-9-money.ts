import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '9',
  title: 'Money, histories and format',
  sentences: {
    '9.25': {
      says: 'The minimum deposit comes from the settings, by default 1.',
      built: ['src/session/settings/use-settings.ts', 'src/domain/money/deposit.ts'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'shows the points; its amount, which it needs, is digits only, typed or a quick one',
          'without settings: says so, minimum 1 and the configured UPI id',
        ],
      },
    },
    '9.26': {
      says: 'Quick amounts of a deposit: 500, 1000, 2000, 5000, 10000, 15000.',
      built: ['src/domain/money/deposit.ts'],
      tests: {
        'src/domain/money/deposit.test.ts': ['offers 500 to 15000'],
        'src/features/deposit/deposit.test.tsx': [
          'shows the points; its amount, which it needs, is digits only, typed or a quick one',
        ],
      },
    },
    '9.27': {
      says: 'A deposit takes digits only.',
      built: ['src/domain/money/amount.ts'],
      tests: { 'src/domain/money/amount.test.ts': ['an amount field takes %j as %j'] },
    },
    '9.28': {
      says: 'The currency of a deposit is INR.',
      built: ['src/domain/money/upi.ts'],
      tests: { 'src/domain/money/deposit.test.ts': ['is written as payment apps expect it'] },
    },
    '9.29': {
      says: 'The default minimum of a withdrawal is 1000.',
      built: ['src/domain/money/withdrawal.ts'],
      tests: {
        'src/domain/money/withdrawal.test.ts': [
          'of less than the default minimum, when the settings give none',
        ],
      },
    },
    '9.30': {
      says: "The default window is '6:00 AM to 9:10 AM'.",
      built: ['src/domain/money/withdrawal.ts', 'src/messages/money/withdrawal.ts'],
      tests: {
        'src/messages/money/withdrawal.test.ts': [
          ['from %o reads "%s"', "[undefined, '6:00 AM to 9:10 AM']"],
        ],
      },
    },
    '9.31': {
      says: 'Withdrawals are closed on Sundays.',
      built: ['src/domain/money/withdrawal.ts', 'src/domain/time/dates.ts'],
      tests: { 'src/domain/money/withdrawal.test.ts': ['in %s'] },
    },
    '9.32': {
      says: 'Amounts of a withdrawal to pick: 500, 1000, 2000, 5000, 10000, 15000.',
      built: ['src/domain/money/withdrawal.ts'],
      tests: {
        'src/domain/money/withdrawal.test.ts': ['offers 500 to 15000'],
        'src/features/withdraw/withdraw.test.tsx': [
          'has saved methods only, accounts masked, presets, and what will be left of the balance',
        ],
      },
    },
    '9.33': {
      says: 'Mobile numbers of payouts have ten digits.',
      built: ['src/domain/player/payout.ts'],
      tests: { 'src/domain/player/payout.test.ts': ['$v has ten digits: $specOk_10digits'] },
    },
    '9.34': {
      says: 'The mobile number of a change of password has ten characters at most.',
      built: ['src/features/profile/change-password-screen.tsx'],
      tests: {
        'src/features/profile/change-password.test.tsx': ['the number takes ten digits at most'],
      },
    },
    '9.35': {
      says: 'A new password has at least 6 characters.',
      built: ['src/domain/player/profile.ts'],
      tests: {
        'src/domain/player/profile.test.ts': [
          'of six characters may be sent',
          ['with %s', "'five characters'"],
        ],
      },
    },
    '9.36': {
      says: 'A page of a history has ten rows, regular and Starline.',
      built: ['src/domain/list/paging.ts', 'src/features/starline/history/use-starline-history.ts'],
      tests: {
        'src/features/history/bet-histories.test.tsx': [
          [
            'bidding history by number of bets > %d: %d cards',
            "[11, 10, 'Showing 1 to 10 of 11 bets', ['1', '2']]",
          ],
        ],
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '9.37': {
      says: 'Five page numbers are shown.',
      built: ['src/domain/list/paging.ts'],
      tests: { 'src/domain/list/paging.test.ts': ['on page %d of %d these numbers are shown: %s'] },
    },
    '9.38': {
      says: 'Date ranges: today, last 7 days, last month, custom.',
      built: ['src/domain/bet/history.ts', 'src/features/history/bets/history-toolbar.tsx'],
      tests: {
        'src/domain/bet/history.test.ts': [
          'the days of a range, on 20 November > %s',
          'custom, %s',
        ],
        'src/features/history/bet-histories.test.tsx': [
          'by date: the last seven days, then custom days',
        ],
      },
    },
    '9.39': {
      says: 'Sorts: by bet date, amount or win amount.',
      built: ['src/domain/bet/history.ts', 'src/features/history/bets/history-toolbar.tsx'],
      tests: {
        'src/domain/bet/history.test.ts': ['sorting'],
        'src/features/history/bet-histories.test.tsx': [
          'sorts are by bet date, amount or win amount: the highest win amount first',
        ],
      },
    },
    '9.40': {
      says: 'The win rate is won over total bets, rounded.',
      built: ['src/domain/bet/history.ts'],
      tests: { 'src/domain/bet/history.test.ts': ['%d won of %d is a win rate of %d percent'] },
    },
    '9.41': {
      says: 'The wallet shows 3800 before anything was loaded.',
      built: ['src/domain/money/wallet.ts', 'src/features/wallet/wallet-screen.tsx'],
      tests: {
        'src/domain/time/intervals.test.ts': ['a loaded balance of %s and a cached one of %s'],
        'src/features/wallet/wallet.test.tsx': [
          'before it is loaded and never known: 3800, marked as loading, and nowhere else',
        ],
      },
    },
    '9.42': {
      says: 'The age floor is 18.',
      built: ['src/messages/player/privacy.ts', 'src/domain/player/profile.ts'],
      tests: {
        'src/features/guide/guides.test.tsx': ['covers every point, dated today'],
        'src/features/auth/auth.test.tsx': [
          'asks for two equal passwords, and players to confirm their age',
        ],
      },
    },
    '9.43': {
      says: 'The currency is the Indian rupee, numbers are formatted as en-IN.',
      built: ['src/domain/money/money.ts'],
      tests: {
        'src/domain/money/money.test.ts': [
          '%d rupees are shown as %s',
          'numbers are grouped the Indian way',
        ],
      },
    },
    '9.44': {
      says: "The form of a result is 'XXX-XX-XXX'.",
      built: [
        'src/domain/market/result/result.ts',
        'src/ui/game/board/result-board.tsx',
        'src/ui/game/board/board-text.tsx',
      ],
      tests: {
        'src/domain/vectors.test.ts': ['$result is read and written back'],
        'src/ui/game/board/result-board.test.tsx': [
          'the result "%s" is the one text %s, read as "%s"',
        ],
      },
    },
    '9.45': {
      says: 'Charts show the newest date first.',
      built: ['src/domain/market/chart/chart.ts'],
      tests: {
        'src/domain/market/chart/chart.test.ts': [
          'puts both sessions of a day in one row, newest day first',
          'the chart of a Starline game is newest first, with the digit of each draw',
        ],
      },
    },
  },
}
