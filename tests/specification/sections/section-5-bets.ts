import { rowsOf } from '../rows.ts'
import type { Part } from '../sentence.ts'

const numberRule = rowsOf('src/domain/bet/bet-number.test.ts', '%s "%s": %o')
const betSaid = rowsOf('src/messages/bet/bet-problem.test.ts', 'what is wrong with a bet > %o: %s')
const numberRefused = rowsOf(
  'src/features/bet/number/bet-refused.test.tsx',
  'a wrong number gets a message under the field, and nothing is sent > %s %s: %s',
)
const amountRule = rowsOf('src/domain/bet/bet.test.ts', '"%s" with a balance of %s: %o')
const amountSaid = rowsOf(
  'src/messages/bet/bet-problem.test.ts',
  'what is wrong with the amount of %s > %o: %s',
)
const timingRule = rowsOf('src/domain/market/market.test.ts', 'the timing of a bet > %s at %d')
const timingSaid = rowsOf('src/messages/market/game.test.ts', 'the %s session, bets taken %s: %s')

export const part: Part = {
  section: '5',
  title: 'Validation: regular bet',
  sentences: {
    '5.1': {
      says: "Without a game: 'Please select a game'.",
      built: ['src/domain/bet/bet.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': [['a bet form > %s', "['no game chosen', { gameId: null }]"]],
        ...betSaid("'Please select a game'"),
        'src/features/bet/number/bet-refused.test.tsx': [
          'without a game: the game first, then everything else that’s wrong',
        ],
      },
    },
    '5.2': {
      says: "A single that is no digit: 'Single digit must be a number between 0-9'.",
      built: ['src/domain/bet/bet-number.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...numberRule("['single', 'x', notANumber]"),
        ...betSaid("'Single digit must be a number between 0-9'"),
        ...numberRefused("'Single digit must be a number between 0-9'"),
      },
    },
    '5.3': {
      says: "A single outside 0-9: 'Single digit must be between 0-9'.",
      built: ['src/domain/bet/bet-number.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...numberRule("['single', '10', outOfRange]"),
        ...betSaid("'Single digit must be between 0-9'"),
      },
    },
    '5.4': {
      says: "A jodi has exactly two digits: 'Jodi must be a 2-digit number'.",
      built: ['src/domain/bet/bet-number.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...numberRule("['jodi', '7', jodi]"),
        ...betSaid("'Jodi must be a 2-digit number'"),
        ...numberRefused("'Jodi must be a 2-digit number'"),
      },
    },
    '5.5': {
      says: "A panna has exactly three digits: 'Panna must be a 3-digit number'.",
      built: ['src/domain/bet/bet-number.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...numberRule("['single_panna', '12', panna]"),
        ...betSaid("'Panna must be a 3-digit number'"),
        ...numberRefused("'Panna must be a 3-digit number'"),
      },
    },
    '5.6': {
      says: "A panna of another class: 'This is a {detected} panna, but you selected {chosen} panna'.",
      built: ['src/domain/bet/bet-number.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...numberRule("['double_panna', '123', kind('single', 'double')]"),
        ...betSaid("'This is a double panna, but you selected single panna'"),
        ...numberRefused("'This is a single panna, but you selected double panna'"),
      },
    },
    '5.7': {
      says: "A half sangam is digit-dash-3 digits: 'Half sangam format: digit-panna (e.g., 5-123)'.",
      built: ['src/domain/bet/bet-number.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...numberRule("['half_sangam_open', '5-12', half]"),
        ...betSaid("'Half sangam format: digit-panna (e.g., 5-123)'"),
        ...numberRefused("'Half sangam format: digit-panna (e.g., 5-123)'"),
      },
    },
    '5.8': {
      says: "A full sangam is 3 digits, dash, 3 digits: 'Full sangam format: panna-panna (e.g., 123-456)'.",
      built: ['src/domain/bet/bet-number.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...numberRule("['full_sangam', '123-45', full]"),
        ...betSaid("'Full sangam format: panna-panna (e.g., 123-456)'"),
        ...numberRefused("'Full sangam format: panna-panna (e.g., 123-456)'"),
      },
    },
    '5.9': {
      says: "An unknown type: 'Unknown bet type'.",
      built: [
        'src/domain/bet/bet-number.ts',
        'src/features/bet/bet-screen.tsx',
        'src/messages/bet/bet-problem.ts',
      ],
      tests: {
        ...numberRule("['', '1', unknown]"),
        ...betSaid("'Unknown bet type'"),
        'src/features/bet/placement/bet-outcomes.test.tsx': [
          'an address that isn’t a bet type says so',
        ],
      },
    },
    '5.10': {
      says: "An amount is a number above 0: 'Please enter a valid bet amount'.",
      built: [
        'src/domain/bet/bet.ts',
        'src/domain/money/amount.ts',
        'src/messages/bet/bet-problem.ts',
      ],
      tests: {
        ...amountRule("['0', 1000, invalid]"),
        ...amountSaid("'Please enter a valid bet amount'"),
        'src/features/bet/number/bet-refused.test.tsx': [
          ['a wrong amount > "%s": %s', "['', 'Please enter a valid bet amount']"],
        ],
      },
    },
    '5.11': {
      says: "An amount is at least ₹10: 'Minimum bet amount is ₹10'.",
      built: ['src/domain/bet/bet.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...amountRule("['9', 1000, { code: 'below-minimum', minimum: 10 }]"),
        ...amountSaid("'Minimum bet amount is ₹10'"),
        'src/features/bet/number/bet-refused.test.tsx': [
          ['a wrong amount > "%s": %s', "['9', 'Minimum bet amount is ₹10']"],
        ],
      },
    },
    '5.12': {
      says: "An amount is at most ₹10000: 'Maximum bet amount is ₹10000'.",
      built: ['src/domain/bet/bet.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...amountRule("['10001', 20_000, { code: 'above-maximum', maximum: 10_000 }]"),
        ...amountSaid("'Maximum bet amount is ₹10000'"),
        'src/features/bet/number/bet-refused.test.tsx': [
          ['a wrong amount > "%s": %s', "['10001', 'Maximum bet amount is ₹10000']"],
        ],
      },
    },
    '5.13': {
      says: "An amount above the balance: 'Insufficient balance'.",
      built: ['src/domain/bet/bet.ts', 'src/messages/bet/bet-problem.ts'],
      tests: {
        ...amountRule("['1001', 1000, { code: 'insufficient-balance' }]"),
        ...amountSaid("'Insufficient balance'"),
        'src/features/bet/number/bet-refused.test.tsx': [
          'above the balance: says so and leads to adding the missing rupees',
        ],
      },
    },
    '5.14': {
      says: "'Open session betting is available'.",
      built: [
        'src/domain/market/play.ts',
        'src/messages/market/game.ts',
        'src/features/bet/session-field.tsx',
      ],
      tests: {
        ...timingRule("['open', today(15, 29, 59), true]"),
        ...timingSaid("'Open session betting is available'"),
        'src/features/bet/number/bet-refused.test.tsx': ['a session that takes bets says so'],
      },
    },
    '5.15': {
      says: "'Open session betting has closed'.",
      built: [
        'src/domain/market/play.ts',
        'src/messages/market/game.ts',
        'src/features/bet/session-field.tsx',
      ],
      tests: {
        ...timingRule("['open', today(15, 30), false]"),
        ...timingSaid("'Open session betting has closed'"),
        'src/features/bet/number/bet-refused.test.tsx': [
          'a session that has ended says why, and one tap switches',
        ],
      },
    },
    '5.16': {
      says: "'Close session betting is available'.",
      built: [
        'src/domain/market/play.ts',
        'src/messages/market/game.ts',
        'src/features/bet/session-field.tsx',
      ],
      tests: {
        ...timingRule("['close', today(17, 30, 59), true]"),
        ...timingSaid("'Close session betting is available'"),
        'src/features/bet/number/bet-refused.test.tsx': [
          'a session that has ended says why, and one tap switches',
        ],
      },
    },
    '5.17': {
      says: "'Close session betting has closed'.",
      built: [
        'src/domain/market/play.ts',
        'src/messages/market/game.ts',
        'src/features/bet/session-field.tsx',
      ],
      tests: {
        ...timingRule("['close', today(17, 31), false]"),
        ...timingSaid("'Close session betting has closed'"),
        'src/features/bet/number/bet-refused.test.tsx': [
          'after the close time there’s nothing left to switch to',
        ],
      },
    },
  },
}
