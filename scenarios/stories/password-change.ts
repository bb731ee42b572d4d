import { players } from '#mocks/seed/players.ts'
import { defineScenario, type Stage } from '../define.ts'
import { newest } from '../steps/newest.ts'
import { playerOf } from '../steps/player.ts'

async function askFor(stage: Stage, newPassword: string): Promise<void> {
  const { mobileNumber } = players.sample
  await playerOf(stage, 'sample').call('changePassword', { body: { mobileNumber, newPassword } })
}

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
    { title: 'Player asks for “monsoon7”', run: (stage) => askFor(stage, 'monsoon7') },
    {
      title: 'Reject it',
      run: (stage) =>
        void stage.backend.commands.rejectPasswordChange({
          changeId: newest(stage, 'passwordChange'),
        }),
    },
    { title: 'Player asks for “konkan88”', run: (stage) => askFor(stage, 'konkan88') },
    {
      title: 'Approve it: “konkan88” works from now on',
      run: (stage) =>
        void stage.backend.commands.approvePasswordChange({
          changeId: newest(stage, 'passwordChange'),
        }),
    },
    {
      title: 'Sign the player out',
      run: ({ backend }) => void backend.commands.endSessions({ accountId: players.sample.id }),
    },
  ],
})
