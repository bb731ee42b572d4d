import type { RequestFields } from '#api/table/table.ts'
import { minimumPasswordLength, mobileLength, type AccountProblem } from '#domain/player/profile.ts'
import { makeFormatter } from '#domain/problem.ts'

/** Says what is wrong with a field of a login, a sign-up, a profile or a password change. */
export const formatAccountProblem = makeFormatter<AccountProblem>({
  'name-required': 'Name is required',
  'mobile-required': 'Mobile number is required',
  'mobile-too-long': `A mobile number has at most ${mobileLength} digits`,
  'password-required': 'Password is required',
  'new-password-required': 'New password is required',
  'new-password-too-short': `Password must be at least ${minimumPasswordLength} characters long`,
  'passwords-differ': 'Passwords do not match',
  'adult-required': 'Please confirm that you’re 18 or older',
})

/** Sentences of login, sign-up and sign-out. */
export const authMessages = {
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  signupUnknown:
    'We didn’t get a clear reply, so we don’t know if your account was created. Try logging in with this number and password before you sign up again.',
  somethingWrong: 'Something went wrong',
  loggedIn: 'Login successful!',
  signedUp: 'Account created successfully!',
  loggedOut: 'Logged out successfully',
  sessionEnded: 'Your session has ended. Please log in again.',
  passwordGone: 'The page was reloaded. Please enter your password again.',
  title: { login: 'Login', signup: 'Sign up' },
  modeGroup: 'Login or sign up',
  slogan: ['Know the number.', 'Know how long is left.'],
  ageNote: 'For adults, 18 and over',
  /** Labels of what the host is sent, by its names; /your-data lists them too. */
  fields: {
    name: 'Name',
    mobileNumber: 'Mobile number',
    password: 'Password',
  } satisfies RequestFields<string>['signup'][1],
  confirmPassword: 'Confirm password',
  adult: 'I am 18 or older',
  login: 'Login',
  loggingIn: 'Logging in...',
  signup: 'Sign up',
  signingUp: 'Creating account...',
  forgotPassword: 'Forgot password?',
  howToPlay: 'How to Play',
  contactUs: 'Contact Us',
  privacyPolicy: 'Privacy Policy',
} as const
