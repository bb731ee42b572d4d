import { expect, test } from 'vitest'
import { defineScenario } from './define-scenario.ts'
import { type Scenario, type Step } from './define.ts'
import { betsOnStarline, calls, deposits, placeBetAs, withdraws, writes } from './gestures.ts'
import { decides, declares, inTurn, looks, placedBets, staff, waitsUntil } from './steps.ts'

const step: Step = { title: 'Look', say: 'Look at this.', view: ['Home'], run: looks }
const scenario = (change: Partial<Scenario> = {}, ...steps: Partial<Step>[]) => ({
  id: 'a-day',
  title: 'A day',
  effect: 'What happens',
  audience: 'players' as const,
  start: '/dashboard',
  ...change,
  script: [
    step,
    ...steps.map((each, at) => ({ ...step, title: `Look ${at + 2}`, ...each })),
  ] as const,
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
    'betType is "double"; it must be one of single, jodi',
    () => scenario({}, placeBetAs('sample', 'konkan-day', 'double' as never, 'open', '1', 50)),
  ],
  [
    'betNumber is "12"; it must be a number of single, such as "1"',
    () => scenario({}, placeBetAs('sample', 'konkan-day', 'single', 'open', '12', 50)),
  ],
  [
    'betNumber is "112"; it must be a number of singlePanna, such as "123"',
    () => scenario({}, placeBetAs('sample', 'konkan-day', 'singlePanna', 'open', '112', 50)),
  ],
  [
    'gameId is "starline-9"; it must be one of starline-10',
    () => scenario({}, betsOnStarline('starline-9' as never, '1', 50)),
  ],
  [
    'digit is "11"; it must be one digit',
    () => scenario({}, betsOnStarline('starline-20', '11', 50)),
  ],
  ['amount is 1.5; it must be', () => scenario({}, betsOnStarline('starline-20', '1', 1.5))],
  [
    'method is "cash"; it must be one of bank, phonepe',
    () => scenario({}, withdraws(1000, 'cash' as never)),
  ],
  ['amount is 0; it must be', () => scenario({}, withdraws(0, 'bank'))],
  [
    'by is "cash"; it must be one of UPI, QR',
    () => scenario({}, deposits(500, '1', { by: 'cash' as never })),
  ],
  ['bank is ""; it must be a text', () => scenario({}, deposits(500, ''))],
  ['gestures[1].text is ""; it must be a text', () => scenario({}, writes(''))],
  [
    'operation is "guess"; it must be one of login',
    () => scenario({}, { run: calls('guess' as never, {} as never) }),
  ],
  [
    'model is "bets"; it must be one of fundRequest',
    () => scenario({}, { run: decides('approveFundRequest', 'bets' as never) }),
  ],
  [
    'command is "approve"; it must be one of',
    () => scenario({}, { run: staff('approve' as never, {} as never) }),
  ],
  [
    'time is "7 PM"; it must be a time of day',
    () => scenario({}, { run: inTurn(waitsUntil('7 PM' as never)) }),
  ],
  [
    'gestures[0] is {"tap":"Home"}; it must be one of open, press, fill, see, staff',
    () => scenario({}, { gestures: [{ tap: 'Home' } as never] }),
  ],
  ['run is undefined; it must be a function', () => scenario({}, { run: undefined as never })],
  ['view is undefined; it must be texts', () => scenario({}, { view: undefined as never })],
  ['view is "Home"; it must be texts', () => scenario({}, { view: 'Home' as never })],
  [
    'say is undefined; it must be a whole sentence',
    () => scenario({}, { say: undefined as never }),
  ],
  [
    'title is "Look", as of script[0]; it must be one of its own',
    () => scenario({}, { title: 'Look' }),
  ],
  ['seed is []; it must be a function that gives rows', () => scenario({ seed: [] as never })],
  ['latency is "5g"; it must be one of none, 4g', () => scenario({ latency: '5g' as never })],
  [
    'faults[0], operation of {"operation":"guess"',
    () => scenario({ faults: [{ operation: 'guess' as never, fault: { kind: 'network' } }] }),
  ],
  [
    'faults[0], fault.kind of',
    () => scenario({ faults: [{ operation: '*', fault: { kind: 'rain' as never } }] }),
  ],
  [
    'clock.sunday is "yes"; it must be true or false',
    () => scenario({ clock: { time: '08:00', sunday: 'yes' as never } }),
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

test('a script without a step is refused', () => {
  const given = { ...scenario(), script: [] as never }
  expect(() => defineScenario(given)).toThrow('script is []; it must be one step or more')
})

test('rows of a seed at no time of day are refused, not dated to midnight', () => {
  expect(() => placedBets(0, '25:99' as never, [])).toThrow('time is "25:99"; it must be a time')
})
