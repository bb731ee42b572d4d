import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The session has ended, which the login says; the sample player logs in again. */
export async function logInAgain(user: UserEvent): Promise<void> {
  await screen.findByText('Your session has ended. Please log in again.')
  await user.type(screen.getByLabelText('Mobile number'), '5876543210')
  await user.type(screen.getByLabelText('Password'), 'play123')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}
