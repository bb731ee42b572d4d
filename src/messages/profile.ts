/** Sentences of the profile and of the password-change request (spec 5 and 8); see also auth. */
export const profileMessages = {
  updated: 'Profile updated successfully!',
  updateFailed: 'Failed to update profile',
  newPasswordRequired: 'New password is required',
  passwordTooShort: (characters: number) =>
    `Password must be at least ${characters} characters long`,
  passwordRequested:
    'Password change request submitted successfully! It will be reviewed by an administrator.',
  passwordFailed: 'Failed to change password',
} as const
