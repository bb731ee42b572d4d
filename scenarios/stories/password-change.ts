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
  audience: 'support',
  also: 'forgot password, login',
  start: '/change-password',
  script: [
    {
      title: 'Player asks for “monsoon7”',
      say: 'A new password is only a request until somebody has checked it.',
      run: asksFor('monsoon7'),
    },
    {
      title: 'Reject it',
      say: 'If something looks wrong, staff reject it and the old password stays.',
      run: decides('rejectPasswordChange', 'passwordChange'),
    },
    {
      title: 'Player asks for “konkan88”',
      say: 'The player asks again.',
      run: asksFor('konkan88'),
    },
    {
      title: 'Approve it: “konkan88” works from now on',
      say: 'Once it’s approved, the new password works at once.',
      run: decides('approvePasswordChange', 'passwordChange'),
    },
    {
      title: 'Sign the player out',
      say: 'And staff can sign the player out on every device.',
      run: staff('endSessions', { accountId: players.sample.id }),
    },
  ],
})
