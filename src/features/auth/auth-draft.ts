/** What is typed at the login or the sign-up. */
export const emptyDraft = {
  name: '',
  mobileNumber: '',
  password: '',
  confirmPassword: '',
  adult: false,
  /** The deposit limit as typed; its rupees, null if there are none to read. */
  limitText: '',
  limit: null as number | null,
}
export type AuthDraft = typeof emptyDraft
