import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

async function typePassword(user: UserEvent, password: string) {
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

/** A player, by default the sample one, logs in on the screen that’s open. */
export async function logIn(user: UserEvent, mobile = '5876543210', password = 'play123') {
  await user.type(await screen.findByLabelText('Mobile number'), mobile)
  await typePassword(user, password)
}

/** The session has ended, which the login says; the sample player, whose number it has, logs in again. */
export async function logInAgain(user: UserEvent) {
  await screen.findByText('Your session has ended. Please log in again.')
  await typePassword(user, 'play123')
}
