import { defineScenario } from '../define.ts'

/** The host does what was requested, but its response never arrives (architecture: at most once). */
export const answerLost = defineScenario({
  id: 'answer-lost',
  title: 'Reply lost',
  effect: 'The next bet, deposit and withdrawal succeed, but the reply is lost',
  audience: 'developers',
  also: 'timeout, duplicate, twice, connection lost',
  start: '/bet/single-digit/konkan-day',
  faults: [
    { operation: 'placeBet', fault: { kind: 'lost-answer' }, times: 1 },
    { operation: 'placeStarlineBet', fault: { kind: 'lost-answer' }, times: 1 },
    { operation: 'createFundRequest', fault: { kind: 'lost-answer' }, times: 1 },
    { operation: 'requestWithdrawal', fault: { kind: 'lost-answer' }, times: 1 },
  ],
  script: [
    {
      title: 'Lose the reply to the next bet again',
      say: 'The bet goes through but the reply is lost. Watch what the app says.',
      run: ({ backend }) => void backend.faults.next('placeBet', { kind: 'lost-answer' }),
    },
    {
      title: 'Also block the history',
      say: 'Now it can’t check the history either, so it says that it doesn’t know yet.',
      run({ backend: { faults } }) {
        faults.next('placeBet', { kind: 'lost-answer' })
        faults.add({ operation: 'listMyBets', fault: { kind: 'network' } })
      },
    },
    {
      title: 'The connection is good again',
      say: 'With the connection back, it finds out and tells the player.',
      run: ({ backend }) => backend.faults.clear(),
    },
  ],
})
