/** Sentences of login, sign-up and sign-out (spec 5 and 8). */
export const authMessages = {
  nameRequired: 'Name is required',
  mobileRequired: 'Mobile number is required',
  mobileInvalid: 'Please enter a valid 10-digit mobile number',
  passwordRequired: 'Password is required',
  passwordsDiffer: 'Passwords do not match',
  adultRequired: 'Please confirm that you are 18 or older',
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  somethingWrong: 'Something went wrong',
  loggedIn: 'Login successful!',
  signedUp: 'Account created successfully!',
  loggedOut: 'Logged out successfully',
  sessionEnded: 'Your session has ended. Please log in again.',
} as const
