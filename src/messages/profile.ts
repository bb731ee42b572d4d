/** Sentences of the profile and of the password-change request; see also auth. */
export const profileMessages = {
  updated: 'Profile updated successfully!',
  updateFailed: 'Failed to update profile',
  passwordRequested:
    'Password change request submitted successfully! It will be reviewed by an administrator.',
  passwordFailed: 'Failed to change password',
  changePassword: {
    title: 'Change Password',
    intro: 'Send the password you want. An administrator reviews the request before it works.',
    mobile: 'Mobile number',
    newPassword: 'New password',
    newPasswordHelp: (characters: number) => `At least ${characters} characters`,
    confirm: 'Confirm new password',
    submit: 'Request change',
    submitting: 'Sending request...',
  },
} as const
