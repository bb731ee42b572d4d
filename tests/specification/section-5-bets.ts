import type { Part } from './sentence.ts'

export const part: Part = {
  section: '5',
  title: 'Validation: regular bet',
  sentences: {
    '5.1': {
      says: "Without a game: 'Please select a game'.",
      built: ['src/domain/bet.ts', 'src/messages/bet.ts'],
      tests: {
        'src/domain/bet.test.ts': [['a bet form > %s', "['no game chosen', { gameId: null }]"]],
        'tests/screens/bet-refused.test.tsx': [
          'without a game: the game first, then everything else that is wrong',
        ],
      },
    },
    '5.2': {
      says: "A single that is no digit: 'Single digit must be a number between 0-9'.",
      built: ['src/domain/bet-number.ts'],
      tests: {
        'src/domain/bet-number.test.ts': [['%s "%s": %s', "['single', 'x', notANumber]"]],
        'tests/screens/bet-refused.test.tsx': [
          [
            'a wrong number is said under the field, and nothing is sent > %s %s: %s',
            "'Single digit must be a number between 0-9'",
          ],
        ],
      },
    },
    '5.3': {
      says: "A single outside 0-9: 'Single digit must be between 0-9'.",
      built: ['src/domain/bet-number.ts'],
      tests: { 'src/domain/bet-number.test.ts': [['%s "%s": %s', "['single', '10', outOfRange]"]] },
    },
    '5.4': {
      says: "A jodi has exactly two digits: 'Jodi must be a 2-digit number'.",
      built: ['src/domain/bet-number.ts'],
      tests: {
        'src/domain/bet-number.test.ts': [['%s "%s": %s', "['jodi', '7', jodi]"]],
        'tests/screens/bet-refused.test.tsx': [
          [
            'a wrong number is said under the field, and nothing is sent > %s %s: %s',
            "'Jodi must be a 2-digit number'",
          ],
        ],
      },
    },
    '5.5': {
      says: "A panna has exactly three digits: 'Panna must be a 3-digit number'.",
      built: ['src/domain/bet-number.ts'],
      tests: {
        'src/domain/bet-number.test.ts': [['%s "%s": %s', "['single_panna', '12', panna]"]],
        'tests/screens/bet-refused.test.tsx': [
          [
            'a wrong number is said under the field, and nothing is sent > %s %s: %s',
            "'Panna must be a 3-digit number'",
          ],
        ],
      },
    },
    '5.6': {
      says: "A panna of another class: 'This is a {detected} panna, but you selected {chosen} panna'.",
      built: ['src/domain/bet-number.ts'],
      tests: {
        'src/domain/bet-number.test.ts': [
          ['%s "%s": %s', "['double_panna', '123', kind('single', 'double')]"],
        ],
        'tests/screens/bet-refused.test.tsx': [
          [
            'a wrong number is said under the field, and nothing is sent > %s %s: %s',
            "'This is a single panna, but you selected double panna'",
          ],
        ],
      },
    },
    '5.7': {
      says: "A half sangam is digit-dash-3 digits: 'Half sangam format: digit-panna (e.g., 5-123)'.",
      built: ['src/domain/bet-number.ts'],
      tests: {
        'src/domain/bet-number.test.ts': [['%s "%s": %s', "['half_sangam_open', '5-12', half]"]],
        'tests/screens/bet-refused.test.tsx': [
          [
            'a wrong number is said under the field, and nothing is sent > %s %s: %s',
            "'Half sangam format: digit-panna (e.g., 5-123)'",
          ],
        ],
      },
    },
    '5.8': {
      says: "A full sangam is 3 digits, dash, 3 digits: 'Full sangam format: panna-panna (e.g., 123-456)'.",
      built: ['src/domain/bet-number.ts'],
      tests: {
        'src/domain/bet-number.test.ts': [['%s "%s": %s', "['full_sangam', '123-45', full]"]],
        'tests/screens/bet-refused.test.tsx': [
          [
            'a wrong number is said under the field, and nothing is sent > %s %s: %s',
            "'Full sangam format: panna-panna (e.g., 123-456)'",
          ],
        ],
      },
    },
    '5.9': {
      says: "An unknown type: 'Unknown bet type'.",
      built: ['src/domain/bet-number.ts', 'src/features/bet/bet-screen.tsx'],
      tests: {
        'src/domain/bet-number.test.ts': [['%s "%s": %s', "'Unknown bet type'"]],
        'tests/screens/bet-outcomes.test.tsx': ['an address of no bet type says so'],
      },
    },
    '5.10': {
      says: "An amount is a number above 0: 'Please enter a valid bet amount'.",
      built: ['src/domain/bet.ts', 'src/domain/money.ts'],
      tests: {
        'src/domain/bet.test.ts': [['"%s" with a balance of %s: %s', "['0', 1000, invalid]"]],
        'tests/screens/bet-refused.test.tsx': [
          ['a wrong amount > "%s": %s', "['', 'Please enter a valid bet amount']"],
        ],
      },
    },
    '5.11': {
      says: "An amount is at least ₹10: 'Minimum bet amount is ₹10'.",
      built: ['src/domain/bet.ts'],
      tests: {
        'src/domain/bet.test.ts': [
          ['"%s" with a balance of %s: %s', "['9', 1000, 'Minimum bet amount is ₹10']"],
        ],
        'tests/screens/bet-refused.test.tsx': [
          ['a wrong amount > "%s": %s', "['9', 'Minimum bet amount is ₹10']"],
        ],
      },
    },
    '5.12': {
      says: "An amount is at most ₹10000: 'Maximum bet amount is ₹10000'.",
      built: ['src/domain/bet.ts'],
      tests: {
        'src/domain/bet.test.ts': [
          ['"%s" with a balance of %s: %s', "['10001', 20_000, 'Maximum bet amount is ₹10000']"],
        ],
        'tests/screens/bet-refused.test.tsx': [
          ['a wrong amount > "%s": %s', "['10001', 'Maximum bet amount is ₹10000']"],
        ],
      },
    },
    '5.13': {
      says: "An amount above the balance: 'Insufficient balance'.",
      built: ['src/domain/bet.ts'],
      tests: {
        'src/domain/bet.test.ts': [
          ['"%s" with a balance of %s: %s', "['1001', 1000, 'Insufficient balance']"],
        ],
        'tests/screens/bet-refused.test.tsx': [
          'above the balance: says so and leads to the missing rupees',
        ],
      },
    },
    '5.14': {
      says: "'Open session betting is available'.",
      built: ['src/domain/market.ts', 'src/features/bet/session-field.tsx'],
      tests: {
        'src/domain/market.test.ts': [
          ['the timing of a bet > %s at %d', "'Open session betting is available'"],
        ],
        'tests/screens/bet-refused.test.tsx': ['a session that can be bet says so'],
      },
    },
    '5.15': {
      says: "'Open session betting has closed'.",
      built: ['src/domain/market.ts', 'src/features/bet/session-field.tsx'],
      tests: {
        'src/domain/market.test.ts': [
          ['the timing of a bet > %s at %d', "'Open session betting has closed'"],
        ],
        'tests/screens/bet-refused.test.tsx': [
          'a session that has ended says why, and one tap switches',
        ],
      },
    },
    '5.16': {
      says: "'Close session betting is available'.",
      built: ['src/domain/market.ts', 'src/features/bet/session-field.tsx'],
      tests: {
        'src/domain/market.test.ts': [
          ['the timing of a bet > %s at %d', "'Close session betting is available'"],
        ],
        'tests/screens/bet-refused.test.tsx': [
          'a session that has ended says why, and one tap switches',
        ],
      },
    },
    '5.17': {
      says: "'Close session betting has closed'.",
      built: ['src/domain/market.ts', 'src/features/bet/session-field.tsx'],
      tests: {
        'src/domain/market.test.ts': [
          ['the timing of a bet > %s at %d', "'Close session betting has closed'"],
        ],
        'tests/screens/bet-refused.test.tsx': ['after the close time nothing is left to switch to'],
      },
    },
    '5.18': {
      says: 'Errors stand under their fields.',
      built: ['src/ui/field-frame.tsx', 'src/ui/digit-cells.tsx'],
      tests: {
        'tests/screens/bet-refused.test.tsx': [
          'a wrong number is said under the field, and nothing is sent > %s %s: %s',
        ],
        'src/ui/digit-cells.test.tsx': ['ties its error to the input'],
        'src/ui/parts.test.tsx': [
          'the error of a field takes the place of its helper and is tied to the input',
        ],
      },
    },
  },
}
