import { expect, test } from 'vitest'
import { defineScenario } from './define-scenario.ts'
import { type Scenario, type Step } from './define.ts'
import { placeBetAs } from './gestures.ts'
import { decides, declares, looks, staff, waitsUntil } from './steps.ts'

const step: Step = { title: 'Look', say: 'Look at this.', view: ['Home'], run: looks }
const scenario = (change: Partial<Scenario> = {}, ...steps: Partial<Step>[]) => ({
  id: 'a-day',
  title: 'A day',
  effect: 'What happens',
  audience: 'players' as const,
  start: '/dashboard',
  ...change,
  script: [step, ...steps.map((each) => ({ ...step, ...each }))] as const,
})

test('what can be played is accepted', () => {
  expect(() =>
    defineScenario(scenario({}, { run: declares('17:11', 'konkan-day', 'open', '146') })),
  ).not.toThrow()
})

// Typed text may come from anywhere, so the types are left out here.
test.each<[string, () => unknown]>([
  [
    'clock.time is "25:99"; it must be a time of day',
    () => scenario({ clock: { time: '25:99' as never } }),
  ],
  [
    'signedInAs is "nobody"; it must be one of sample, inactive',
    () => scenario({ signedInAs: 'nobody' as never }),
  ],
  ['start is "/nowhere"; it must be an address of the app', () => scenario({ start: '/nowhere' })],
  [
    'audience is "all"; it must be one of operators, players',
    () => scenario({ audience: 'all' as never }),
  ],
  ['id is "A day"; it must be lower case', () => scenario({ id: 'A day' })],
  ['at is "/wallets"; it must be an address', () => scenario({}, { at: '/wallets' })],
  ['say is "Look"; it must be a whole sentence', () => scenario({}, { say: 'Look' })],
  ['view is [""]; it must be texts', () => scenario({}, { view: [''] })],
  ['gestures[0].press is ""; it must be a text', () => scenario({}, { gestures: [{ press: '' }] })],
  [
    'time is "99:99"; it must be a time of day',
    () => scenario({}, { run: declares('99:99' as never, 'konkan-day', 'open', '146') }),
  ],
  [
    'time is "24:00"; it must be a time of day',
    () => scenario({}, { run: waitsUntil('24:00' as never) }),
  ],
  [
    'gameId is "konkan"; it must be one of deccan-morning',
    () => scenario({}, { run: declares('17:11', 'konkan' as never, 'open', '146') }),
  ],
  [
    'Digits run low to high',
    () => scenario({}, { run: declares('17:11', 'konkan-day', 'open', '641') }),
  ],
  [
    'persona is "nobody"; it must be one of sample',
    () =>
      scenario({}, { run: decides('approveFundRequest', 'fundRequest', {}, 'nobody' as never) }),
  ],
  [
    'amount is -5; it must be whole rupees',
    () => scenario({}, placeBetAs('sample', 'konkan-day', 'single', 'open', '1', -5)),
  ],
  [
    'addPlayMoney, amount of',
    () =>
      scenario(
        {},
        { run: staff('addPlayMoney', { accountId: 'sample-player', amount: 'much' as never }) },
      ),
  ],
])('%s', (sentence, given) => {
  const define = () => defineScenario(given() as Parameters<typeof defineScenario>[0])
  expect(define).toThrow(sentence)
  expect(define).toThrow(/^a scenario, (a-day|A day):\n/)
})
