/** Sentences of the profile and of the password-change request; see also auth. */
export const profileMessages = {
  updated: 'Profile updated successfully!',
  updateFailed: 'Failed to update profile',
  updateUnknown:
    'We didn’t get a clear reply, so we don’t know if this was saved. What you typed is still here: you can save it again.',
  passwordRequested:
    'Password change request submitted successfully! It will be reviewed by an administrator.',
  passwordFailed: 'Failed to change password',
  passwordUnknown:
    'We didn’t get a clear reply, so we don’t know if your request arrived. Keep your old password handy, then send the request again or ask support.',
  changePassword: {
    title: 'Change Password',
    intro: 'Choose a new password. You can use it once it’s approved.',
    mobile: 'Mobile number',
    newPassword: 'New password',
    newPasswordHelp: (characters: number) => `At least ${characters} characters`,
    confirm: 'Confirm new password',
    submit: 'Request change',
    submitting: 'Sending request...',
  },
} as const
