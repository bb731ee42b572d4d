import { rowsOf } from '../rows.ts'
import type { Part } from '../sentence.ts'

const payoutSaid = rowsOf('src/messages/money/payout.test.ts', 'payout details, %s: %s')
const accountSaid = rowsOf('src/messages/player/auth.test.ts', 'an account, %s: %s')
const profileRule = rowsOf('src/domain/player/profile.test.ts', 'with %s')

export const part: Part = {
  section: '5',
  title: 'Validation: fields, account and support',
  sentences: {
    '5.18': {
      says: 'Errors stand under their fields.',
      built: ['src/ui/form/field/field-frame.tsx', 'src/ui/game/board/digit-cells.tsx'],
      tests: {
        'src/features/bet/number/bet-refused.test.tsx': [
          'a wrong number gets a message under the field, and nothing is sent > %s %s: %s',
        ],
        'src/ui/game/board/digit-cells.test.tsx': ['ties its error to the input'],
        'src/ui/parts.test.tsx': ['a field’s error replaces its helper and is tied to the input'],
      },
    },
    '5.19': {
      says: 'Sign-up needs name, mobile number and password.',
      built: ['src/domain/player/profile.ts', 'src/features/auth/signup-form.tsx'],
      tests: {
        'src/domain/player/profile.test.ts': ['names everything that is missing'],
        'e2e/journeys/access/sign-up.spec.ts': [
          'names each missing field, and two passwords that differ',
        ],
      },
    },
    '5.20': {
      says: "The passwords of a sign-up match: 'Passwords do not match'.",
      built: ['src/domain/player/profile.ts', 'src/features/auth/signup-form.tsx'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'asks for two equal passwords, and players to confirm their age',
        ],
      },
    },
    '5.21': {
      says: "What the host's rules refuse at sign-up is shown in its words.",
      built: ['src/features/auth/use-sign-in.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': ['a number that has an account is refused by the host'],
      },
    },
    '5.22': {
      says: "A profile's name is trimmed.",
      built: ['src/features/wallet/edit-profile.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          'needs a name, and is changed: trimmed, saved, shown',
        ],
      },
    },
    '5.23': {
      says: "A profile's name is required: 'Name is required'.",
      built: [
        'src/domain/player/profile.ts',
        'src/messages/player/auth.ts',
        'src/features/wallet/edit-profile.tsx',
      ],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          'needs a name, and is changed: trimmed, saved, shown',
        ],
        'src/domain/player/profile.test.ts': ['a profile needs a name'],
        ...accountSaid("'Name is required'"),
      },
    },
    '5.24': {
      says: "A change of password needs the mobile number: 'Mobile number is required'.",
      built: ['src/domain/player/profile.ts', 'src/messages/player/auth.ts'],
      tests: {
        ...profileRule(
          "['no mobile number', { mobileNumber: '' }, { mobileNumber: { code: 'mobile-required' } }]",
        ),
        ...accountSaid("'Mobile number is required'"),
        'src/features/profile/change-password.test.tsx': ['names what is missing'],
      },
    },
    '5.25': {
      says: 'Its mobile number takes ten characters at most.',
      built: ['src/features/profile/change-password-screen.tsx', 'src/domain/player/profile.ts'],
      tests: {
        'src/features/profile/change-password.test.tsx': ['the number takes ten digits at most'],
      },
    },
    '5.26': {
      says: "It needs the new password: 'New password is required'.",
      built: ['src/domain/player/profile.ts', 'src/messages/player/auth.ts'],
      tests: {
        ...profileRule("'new-password-required'"),
        ...accountSaid("'New password is required'"),
        'src/features/profile/change-password.test.tsx': ['names what is missing'],
      },
    },
    '5.27': {
      says: "The new password has at least 6 characters: 'Password must be at least 6 characters long'.",
      built: ['src/domain/player/profile.ts', 'src/messages/player/auth.ts'],
      tests: {
        'src/domain/player/profile.test.ts': [
          ['with %s', "'new-password-too-short'"],
          'of six characters may be sent',
        ],
        ...accountSaid("'Password must be at least 6 characters long'"),
      },
    },
    '5.28': {
      says: "The new password is confirmed: 'Passwords do not match'.",
      built: ['src/domain/player/profile.ts', 'src/messages/player/auth.ts'],
      tests: {
        ...profileRule("'two that differ'"),
        ...accountSaid("'Passwords do not match'"),
        'src/features/profile/change-password.test.tsx': ['names what is missing'],
      },
    },
    '5.29': {
      says: "Bank: 'Please enter account holder name'.",
      built: ['src/domain/player/payout.ts', 'src/messages/money/payout.ts'],
      tests: {
        'src/domain/player/payout.test.ts': ['names every field that is missing'],
        ...payoutSaid("'Please enter account holder name'"),
        'src/features/payout/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.30': {
      says: "Bank: 'Please enter account number'.",
      built: ['src/domain/player/payout.ts', 'src/messages/money/payout.ts'],
      tests: {
        'src/domain/player/payout.test.ts': ['names every field that is missing'],
        ...payoutSaid("'Please enter account number'"),
        'src/features/payout/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.31': {
      says: "Bank: 'Please confirm account number'.",
      built: ['src/domain/player/payout.ts', 'src/messages/money/payout.ts'],
      tests: {
        'src/domain/player/payout.test.ts': ['names every field that is missing'],
        ...payoutSaid("'Please confirm account number'"),
        'src/features/payout/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.32': {
      says: "Bank: 'Account numbers do not match'.",
      built: ['src/domain/player/payout.ts', 'src/messages/money/payout.ts'],
      tests: {
        'src/domain/player/payout.test.ts': ['refuses two account numbers that differ'],
        ...payoutSaid("'Account numbers do not match'"),
        'src/features/payout/payout.test.tsx': ['refuses two different account numbers'],
      },
    },
    '5.33': {
      says: "Bank: 'Please enter IFSC code'.",
      built: ['src/domain/player/payout.ts', 'src/messages/money/payout.ts'],
      tests: {
        'src/domain/player/payout.test.ts': ['names every field that is missing'],
        ...payoutSaid("'Please enter IFSC code'"),
        'src/features/payout/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.34': {
      says: "Bank: 'Please enter bank name'.",
      built: ['src/domain/player/payout.ts', 'src/messages/money/payout.ts'],
      tests: {
        'src/domain/player/payout.test.ts': ['names every field that is missing'],
        ...payoutSaid("'Please enter bank name'"),
        'src/features/payout/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.35': {
      says: "Paytm, Google Pay and PhonePe need a number: 'Please enter your mobile number'.",
      built: [
        'src/domain/player/payout.ts',
        'src/features/payout/wallet-number-screen.tsx',
        'src/messages/money/payout.ts',
      ],
      tests: {
        'src/domain/player/payout.test.ts': [
          ['a wallet number > "%s": %o', "['', { code: 'mobile-required' }]"],
        ],
        ...payoutSaid("'Please enter your mobile number'"),
        'src/features/payout/payout.test.tsx': ['needs a number of ten digits'],
      },
    },
    '5.36': {
      says: "It has exactly ten digits: 'Please enter a valid 10-digit mobile number'.",
      built: [
        'src/domain/player/payout.ts',
        'src/features/payout/wallet-number-screen.tsx',
        'src/messages/money/payout.ts',
      ],
      tests: {
        'src/domain/player/payout.test.ts': ['$v has ten digits: $specOk_10digits'],
        ...payoutSaid("'Please enter a valid 10-digit mobile number'"),
        'src/features/payout/payout.test.tsx': ['needs a number of ten digits'],
      },
    },
    '5.37': {
      says: 'A blank message of an enquiry is ignored.',
      built: ['src/features/enquiry/composer.tsx'],
      tests: { 'src/features/enquiry/enquiry.test.tsx': ['a blank message is ignored'] },
    },
  },
}
