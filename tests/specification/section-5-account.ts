import type { Part } from './sentence.ts'

export const part: Part = {
  section: '5',
  title: 'Validation: account and support',
  sentences: {
    '5.19': {
      says: 'Sign-up needs name, mobile number and password.',
      built: ['src/domain/profile.ts', 'src/features/auth/signup-form.tsx'],
      tests: {
        'src/domain/profile.test.ts': ['names everything that is missing'],
        'e2e/journeys/sign-up.spec.ts': ['asks for what is missing, field by field'],
      },
    },
    '5.20': {
      says: "The passwords of a sign-up match: 'Passwords do not match'.",
      built: ['src/domain/profile.ts', 'src/features/auth/signup-form.tsx'],
      tests: { 'tests/screens/auth.test.tsx': ['asks for two equal passwords'] },
    },
    '5.21': {
      says: "What the host's rules refuse at sign-up is shown in its words.",
      built: ['src/features/auth/use-sign-in.ts'],
      tests: {
        'tests/screens/auth.test.tsx': ['a number that has an account is refused by the host'],
      },
    },
    '5.22': {
      says: "A profile's name is trimmed.",
      built: ['src/features/wallet/edit-profile.tsx'],
      tests: { 'tests/screens/wallet.test.tsx': ['is changed: trimmed, saved, shown'] },
    },
    '5.23': {
      says: "A profile's name is required: 'Name is required'.",
      built: ['src/domain/profile.ts', 'src/features/wallet/edit-profile.tsx'],
      tests: {
        'tests/screens/wallet.test.tsx': ['needs a name'],
        'src/domain/profile.test.ts': ['a profile needs a name'],
      },
    },
    '5.24': {
      says: "A change of password needs the mobile number: 'Mobile number is required'.",
      built: ['src/domain/profile.ts'],
      tests: {
        'src/domain/profile.test.ts': [
          [
            'with %s',
            "['no mobile number', { mobileNumber: '' }, { mobileNumber: 'Mobile number is required' }]",
          ],
        ],
        'tests/screens/change-password.test.tsx': ['names what is missing'],
      },
    },
    '5.25': {
      says: 'Its mobile number takes ten characters at most.',
      built: ['src/features/profile/change-password-screen.tsx', 'src/domain/profile.ts'],
      tests: { 'tests/screens/change-password.test.tsx': ['the number takes ten digits at most'] },
    },
    '5.26': {
      says: "It needs the new password: 'New password is required'.",
      built: ['src/domain/profile.ts'],
      tests: {
        'src/domain/profile.test.ts': [['with %s', "'New password is required'"]],
        'tests/screens/change-password.test.tsx': ['names what is missing'],
      },
    },
    '5.27': {
      says: "The new password has at least 6 characters: 'Password must be at least 6 characters long'.",
      built: ['src/domain/profile.ts'],
      tests: {
        'src/domain/profile.test.ts': [
          ['with %s', "'Password must be at least 6 characters long'"],
          'of six characters may be sent',
        ],
      },
    },
    '5.28': {
      says: "The new password is confirmed: 'Passwords do not match'.",
      built: ['src/domain/profile.ts'],
      tests: {
        'src/domain/profile.test.ts': [['with %s', "'two that differ'"]],
        'tests/screens/change-password.test.tsx': ['names what is missing'],
      },
    },
    '5.29': {
      says: "Bank: 'Please enter account holder name'.",
      built: ['src/domain/payout.ts', 'src/messages/payout.ts'],
      tests: {
        'src/domain/payout.test.ts': ['names every field that is missing'],
        'tests/screens/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.30': {
      says: "Bank: 'Please enter account number'.",
      built: ['src/domain/payout.ts', 'src/messages/payout.ts'],
      tests: {
        'src/domain/payout.test.ts': ['names every field that is missing'],
        'tests/screens/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.31': {
      says: "Bank: 'Please confirm account number'.",
      built: ['src/domain/payout.ts', 'src/messages/payout.ts'],
      tests: {
        'src/domain/payout.test.ts': ['names every field that is missing'],
        'tests/screens/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.32': {
      says: "Bank: 'Account numbers do not match'.",
      built: ['src/domain/payout.ts', 'src/messages/payout.ts'],
      tests: {
        'src/domain/payout.test.ts': ['refuses two account numbers that differ'],
        'tests/screens/payout.test.tsx': ['refuses two different account numbers'],
      },
    },
    '5.33': {
      says: "Bank: 'Please enter IFSC code'.",
      built: ['src/domain/payout.ts', 'src/messages/payout.ts'],
      tests: {
        'src/domain/payout.test.ts': ['names every field that is missing'],
        'tests/screens/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.34': {
      says: "Bank: 'Please enter bank name'.",
      built: ['src/domain/payout.ts', 'src/messages/payout.ts'],
      tests: {
        'src/domain/payout.test.ts': ['names every field that is missing'],
        'tests/screens/payout.test.tsx': [
          'names every field that is missing and focuses the first',
        ],
      },
    },
    '5.35': {
      says: "Paytm, Google Pay and PhonePe need a number: 'Please enter your mobile number'.",
      built: ['src/domain/payout.ts', 'src/features/payout/wallet-number-screen.tsx'],
      tests: {
        'src/domain/payout.test.ts': [
          ['a wallet number > "%s": %s', "['', 'Please enter your mobile number']"],
        ],
        'tests/screens/payout.test.tsx': ['needs a number of ten digits'],
      },
    },
    '5.36': {
      says: "It has exactly ten digits: 'Please enter a valid 10-digit mobile number'.",
      built: ['src/domain/payout.ts', 'src/features/payout/wallet-number-screen.tsx'],
      tests: {
        'src/domain/payout.test.ts': ['$v has ten digits: $specOk_10digits'],
        'tests/screens/payout.test.tsx': ['needs a number of ten digits'],
      },
    },
    '5.37': {
      says: 'A blank message of an enquiry is ignored.',
      built: ['src/features/enquiry/composer.tsx'],
      tests: { 'tests/screens/enquiry.test.tsx': ['a blank message is ignored'] },
    },
  },
}
