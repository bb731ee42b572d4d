import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '5',
  title: 'Validation: money and Starline',
  sentences: {
    '5.38': {
      says: "A deposit's amount takes digits only.",
      built: ['src/domain/money/amount.ts', 'src/ui/form/field/amount-field.tsx'],
      tests: {
        'src/domain/money/amount.test.ts': ['an amount field takes %j as %j'],
        'src/features/deposit/deposit.test.tsx': [
          'shows the points; its amount, which it needs, is digits only, typed or a quick one',
          'an amount with paise isn’t sent',
        ],
      },
    },
    '5.39': {
      says: "A deposit is at least minimumDeposit: 'Minimum deposit amount is {n} points'.",
      built: ['src/domain/money/deposit.ts', 'src/messages/money/deposit.ts'],
      tests: {
        'src/domain/money/deposit.test.ts': [
          ['of "%s" with a minimum of %s: %o', "['99', 100, least(100)]"],
        ],
        'src/messages/money/deposit.test.ts': [
          ['a deposit, %o: %s', "'Minimum deposit amount is 500 points'"],
        ],
        'src/features/deposit/deposit.test.tsx': ['refuses less than the minimum'],
      },
    },
    '5.40': {
      says: "The UPI id contains '@': 'Invalid UPI ID configuration. Please contact support.'.",
      built: [
        'src/domain/money/deposit.ts',
        'src/domain/money/upi.ts',
        'src/messages/money/deposit.ts',
      ],
      tests: {
        'src/domain/money/deposit.test.ts': ['to the UPI id "%s" is refused'],
        'src/messages/money/deposit.test.ts': [
          ['a deposit, %o: %s', "'Invalid UPI ID configuration. Please contact support.'"],
        ],
        'src/features/deposit/deposit.test.tsx': ['refuses the UPI id “%s” of the settings'],
      },
    },
    '5.41': {
      says: "A deposit's amount is positive: 'Invalid amount specified'.",
      built: ['src/domain/money/deposit.ts', 'src/domain/money/upi.ts'],
      tests: {
        'src/domain/money/deposit.test.ts': [
          ['of "%s" with a minimum of %s: %o', "['0', 0, { code: 'invalid-amount' }]"],
        ],
        'src/features/deposit/deposit.test.tsx': ['refuses nothing at all'],
      },
    },
    '5.42': {
      says: 'The buttons are disabled while the amount is empty.',
      built: ['src/domain/money/deposit.ts', 'src/features/deposit/deposit-screen.tsx'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'shows the points; its amount, which it needs, is digits only, typed or a quick one',
        ],
      },
    },
    '5.43': {
      says: 'The buttons are disabled while a request is in progress.',
      built: ['src/domain/money/deposit.ts', 'src/features/deposit/use-deposit.ts'],
      tests: {
        'src/domain/money/deposit.test.ts': ['can’t be submitted while empty or sending'],
        'src/features/deposit/deposit-app.test.tsx': [
          'the request first, once for two presses, then the app, with a link to open it again',
        ],
      },
    },
    '5.44': {
      says: "A withdrawal needs an amount: 'Please enter withdrawal amount'.",
      built: ['src/domain/money/withdrawal.ts', 'src/messages/money/withdrawal.ts'],
      tests: {
        'src/domain/money/withdrawal.test.ts': [['of "%s": %o', "['', { code: 'no-amount' }]"]],
        'src/messages/money/withdrawal.test.ts': [
          ['a withdrawal, %o: %s', "'Please enter withdrawal amount'"],
        ],
        'src/features/withdraw/withdraw.test.tsx': [
          ['refuses the amount “%s”', "['', 'Please enter withdrawal amount']"],
        ],
      },
    },
    '5.45': {
      says: "A withdrawal needs a method: 'Please select a withdrawal method'.",
      built: ['src/domain/money/withdrawal.ts', 'src/messages/money/withdrawal.ts'],
      tests: {
        'src/domain/money/withdrawal.test.ts': ['by "%s": %o'],
        'src/messages/money/withdrawal.test.ts': [
          ['a withdrawal, %o: %s', "'Please select a withdrawal method'"],
        ],
        'src/features/withdraw/withdraw.test.tsx': [
          'a bank without its IFSC code isn’t offered; a single method isn’t preselected',
          'needs a method',
        ],
      },
    },
    '5.46': {
      says: "A withdrawal is at least minimumWithdraw, by default 1000: 'Minimum withdrawal amount is ₹{min}'.",
      built: ['src/domain/money/withdrawal.ts'],
      tests: {
        'src/domain/money/withdrawal.test.ts': [
          'uses the minimum of the settings',
          'of less than the default minimum, when the settings give none',
        ],
        'src/features/withdraw/withdraw.test.tsx': [
          ['refuses the amount “%s”', "['999', 'Minimum withdrawal amount is ₹1000']"],
        ],
      },
    },
    '5.47': {
      says: "A withdrawal is not above the balance: 'Insufficient balance'.",
      built: ['src/domain/money/withdrawal.ts', 'src/messages/money/withdrawal.ts'],
      tests: {
        'src/domain/money/withdrawal.test.ts': [
          ['of "%s": %o', "['2001', { code: 'insufficient-balance' }]"],
        ],
        'src/messages/money/withdrawal.test.ts': [
          ['a withdrawal, %o: %s', "'Insufficient balance'"],
        ],
        'src/features/withdraw/withdraw.test.tsx': [
          ['refuses the amount “%s”', "['12451', 'Insufficient balance']"],
        ],
      },
    },
    '5.48': {
      says: "Sundays are blocked: 'Withdrawals are closed on Sundays'.",
      built: ['src/domain/money/withdrawal.ts', 'src/messages/money/withdrawal.ts'],
      tests: {
        'src/domain/money/withdrawal.test.ts': ['in %s'],
        'src/messages/money/withdrawal.test.ts': [
          ['a withdrawal, %o: %s', "'Withdrawals are closed on Sundays'"],
        ],
        'src/features/withdraw/withdraw.test.tsx': [
          'on a Sunday the message is shown, the button repeats it and nothing is sent',
          'a clock that has jumped to Sunday unnoticed is seen at the press',
          'Sunday that begins while the history is read before sending: nothing leaves',
        ],
      },
    },
    '5.49': {
      says: 'The window is shown and not enforced.',
      built: ['src/domain/money/withdrawal.ts', 'src/features/withdraw/withdrawal-hours.tsx'],
      tests: {
        'src/domain/money/withdrawal.test.ts': [['in %s', "'a Friday outside the window'"]],
        'src/features/withdraw/withdraw.test.tsx': ['is shown, but not enforced'],
      },
    },
    '5.50': {
      says: "Starline: one digit for single digit, three for panas, else 'Please enter a valid bet number'.",
      built: ['src/domain/starline/starline.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': ['%s "%s": %o'],
        'src/messages/bet/bet-problem.test.ts': ['a Starline bet with a wrong number'],
        'src/features/starline/bet/starline-bet.test.tsx': [
          ['is refused here > %s', "'with two digits of a pana'"],
        ],
      },
    },
    '5.51': {
      says: "Starline: at least minBet, else 'Minimum bet amount is ₹{minBet}'.",
      built: ['src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          ['an amount of "%s": %o', "['9', { code: 'below-minimum', minimum: 10 }]"],
        ],
        'src/features/starline/bet/starline-bet.test.tsx': [
          ['is refused here > %s', "'below the minimum of the game'"],
        ],
      },
    },
    '5.52': {
      says: "Starline: at most maxBet, else 'Maximum bet amount is ₹{maxBet}'.",
      built: ['src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          ['an amount of "%s": %o', "['5001', { code: 'above-maximum', maximum: 5000 }]"],
        ],
        'src/features/starline/bet/starline-bet.test.tsx': [
          ['is refused here > %s', "'above its maximum'"],
        ],
      },
    },
    '5.53': {
      says: "Starline: not above the balance, else 'Insufficient balance'.",
      built: ['src/domain/starline/starline.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          ['an amount of "%s": %o', "['3001', { code: 'insufficient-balance' }]"],
        ],
        'src/messages/bet/bet-problem.test.ts': [
          ['what is wrong with the amount of %s > %o: %s', "'Insufficient balance'"],
        ],
        'src/features/starline/bet/starline-bet.test.tsx': [
          ['is refused here > %s', "'above the balance'"],
        ],
      },
    },
  },
}
