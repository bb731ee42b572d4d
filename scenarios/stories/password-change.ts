import { players } from '#mocks/seed/players.ts'
import { defineScenario } from '../define.ts'
import { calls, decides, staff } from '../steps.ts'

const asksFor = (newPassword: string) =>
  calls('changePassword', { body: { mobileNumber: players.sample.mobileNumber, newPassword } })

/** A new password is only a request; an administrator decides. */
export const passwordChange = defineScenario({
  id: 'password-change',
  title: 'Password change',
  effect: 'A new password is waiting for approval',
  also: 'forgot password, login',
  clock: { time: '13:42' },
  signedInAs: 'sample',
  start: '/change-password',
  script: [
    { title: 'Player asks for “monsoon7”', run: asksFor('monsoon7') },
    {
      title: 'Reject it',
      run: decides('rejectPasswordChange', 'passwordChange'),
    },
    { title: 'Player asks for “konkan88”', run: asksFor('konkan88') },
    {
      title: 'Approve it: “konkan88” works from now on',
      run: decides('approvePasswordChange', 'passwordChange'),
    },
    {
      title: 'Sign the player out',
      run: staff('endSessions', { accountId: players.sample.id }),
    },
  ],
})
