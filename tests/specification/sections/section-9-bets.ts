import { rowsOf } from '../rows.ts'
import type { Part } from '../sentence.ts'

const betTypes = rowsOf(
  'src/domain/bet/bet-types.test.ts',
  'are these, in this order, under these addresses',
)

export const part: Part = {
  section: '9',
  title: 'Bets and Starline',
  sentences: {
    '9.1': {
      says: 'A regular bet is at least ₹10.',
      built: ['src/domain/bet/bet.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': ['is limited to ₹10 to ₹10000 in steps of 1'],
        'src/features/bet/number/bet-refused.test.tsx': ['%s is accepted'],
      },
    },
    '9.2': {
      says: 'A regular bet is at most ₹10000.',
      built: ['src/domain/bet/bet.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': ['is limited to ₹10 to ₹10000 in steps of 1'],
        'src/features/bet/number/bet-refused.test.tsx': ['%s is accepted'],
      },
    },
    '9.3': {
      says: 'A regular bet is a whole number of rupees.',
      built: ['src/domain/bet/bet.ts', 'src/domain/money/amount.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': [
          ['"%s" with a balance of %s: %o', "['10.5', 1000, invalid]"],
        ],
        'src/features/bet/number/bet-refused.test.tsx': [
          ['a wrong amount > "%s": %s', "['12.5', 'Please enter a valid bet amount']"],
        ],
      },
    },
    '9.4': {
      says: 'The redirect after a bet takes 1.5 s.',
      built: ['src/domain/time/intervals.ts', 'src/features/bet/receipt/receipt-slab.tsx'],
      tests: {
        'src/domain/time/intervals.test.ts': ['the product’s intervals'],
        'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'],
      },
    },
    '9.5': {
      says: 'Potential win = round(stake / rate.min * rate.max).',
      built: ['src/domain/money/money.ts'],
      tests: {
        'src/domain/money/money.test.ts': ['₹%d at %o pays ₹%d'],
        'src/domain/vectors.test.ts': ['$id: ₹$stake at $rate.min to $rate.max'],
      },
    },
    '9.6': {
      says: 'It is ₹0 when inputs or rates are missing.',
      built: ['src/domain/money/money.ts'],
      tests: {
        'src/domain/money/money.test.ts': ['%s pays ₹0'],
        'src/features/bet/placement/bet-outcomes.test.tsx': ['a missing rate wins ₹0'],
      },
    },
    '9.7': {
      says: 'The rate of a single is singleDigit.',
      built: ['src/domain/bet/bet-types.ts'],
      tests: betTypes("['single', 'single-digit', 'singleDigit']"),
    },
    '9.8': {
      says: 'The rate of a jodi is jodiDigit.',
      built: ['src/domain/bet/bet-types.ts'],
      tests: betTypes("['jodi', 'jodi', 'jodiDigit']"),
    },
    '9.9': {
      says: 'The rates of the pannas are singlePana, doublePana and triplePana.',
      built: ['src/domain/bet/bet-types.ts'],
      tests: betTypes("['triplePanna', 'triple-panna', 'triplePana']"),
    },
    '9.10': {
      says: 'The rate of a half sangam is halfSangam.',
      built: ['src/domain/bet/bet-types.ts'],
      tests: betTypes("['halfSangam', 'half-sangam', 'halfSangam']"),
    },
    '9.11': {
      says: 'The rate of a full sangam is fullSangam.',
      built: ['src/domain/bet/bet-types.ts'],
      tests: betTypes("['fullSangam', 'full-sangam', 'fullSangam']"),
    },
    '9.12': {
      says: 'A Starline potential win is the amount times the multiplier, rounded down.',
      built: ['src/domain/money/money.ts'],
      tests: {
        'src/domain/money/money.test.ts': [
          ['₹%s at a rate maximum of %s pays ₹%d', '[15, 95, 142]'],
        ],
        'src/features/starline/bet/starline-bet.test.tsx': ['the win is rounded down'],
      },
    },
    '9.13': {
      says: "The multiplier is the rate's max divided by 10.",
      built: ['src/domain/money/money.ts'],
      tests: {
        'src/domain/money/money.test.ts': [
          ['₹%s at a rate maximum of %s pays ₹%d', '[100, 100, 1000]'],
        ],
        'src/domain/vectors.test.ts': ['$id: Starline ₹$amount at $rateMax'],
      },
    },
    '9.14': {
      says: 'Without rates a single digit has the multiplier 10 (10 to 100).',
      built: ['src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          [
            'there are four bet types with these default rates',
            'singleDigit: { min: 10, max: 100 }',
          ],
        ],
      },
    },
    '9.15': {
      says: 'Without rates a single pana has the multiplier 150 (10 to 1500).',
      built: ['src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          [
            'there are four bet types with these default rates',
            'singlePana: { min: 10, max: 1500 }',
          ],
        ],
      },
    },
    '9.16': {
      says: 'Without rates a double pana has the multiplier 300 (10 to 3000).',
      built: ['src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          [
            'there are four bet types with these default rates',
            'doublePana: { min: 10, max: 3000 }',
          ],
        ],
      },
    },
    '9.17': {
      says: 'Without rates a triple pana has the multiplier 700 (10 to 7000).',
      built: ['src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          [
            'there are four bet types with these default rates',
            'triplePana: { min: 10, max: 7000 }',
          ],
        ],
      },
    },
    '9.18': {
      says: 'Starline amounts to pick: 100, 500, 1000, 2000.',
      built: ['src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          'the presets are 100, 500, 1000 and 2000, disabled above the balance',
        ],
      },
    },
    '9.19': {
      says: 'Those above the balance are disabled.',
      built: ['src/domain/starline/starline.ts', 'src/features/starline/bet/bet-sheet.tsx'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          'the presets are 100, 500, 1000 and 2000, disabled above the balance',
        ],
        'src/features/starline/bet/starline-bet.test.tsx': [
          'presets above the balance are disabled',
        ],
      },
    },
    '9.20': {
      says: 'Seven game types: Single Digit, Jodi, Single Panna, Double Panna, Triple Panna, Half Sangam, Full Sangam.',
      built: ['src/domain/bet/bet-types.ts'],
      tests: {
        'src/domain/bet/bet-types.test.ts': ['are these, in this order, under these addresses'],
      },
    },
    '9.21': {
      says: 'The dashboard polls every 30 s.',
      built: ['src/domain/time/intervals.ts'],
      tests: { 'src/domain/time/intervals.test.ts': ['the product’s intervals'] },
    },
    '9.22': {
      says: 'Starline games are polled every 60 s.',
      built: ['src/domain/time/intervals.ts'],
      tests: { 'src/domain/time/intervals.test.ts': ['the product’s intervals'] },
    },
    '9.23': {
      says: 'Banners rotate every 5 s.',
      built: ['src/domain/time/intervals.ts'],
      tests: { 'src/domain/time/intervals.test.ts': ['the product’s intervals'] },
    },
    '9.24': {
      says: 'A dismissed install banner is remembered for 24 hours.',
      built: ['src/domain/time/intervals.ts'],
      tests: {
        'src/domain/time/intervals.test.ts': [
          'an install banner dismissed %s ms ago is hidden: %s',
        ],
      },
    },
  },
}
