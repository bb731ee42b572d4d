import { betTypes } from '#domain/bet/bet-types.ts'
import { parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { commandOf, type CommandName } from '#mocks/commands.ts'
import { markets } from '#mocks/seed/markets.ts'
import { players } from '#mocks/seed/players.ts'
import { pathPatterns } from '#paths'
import { audiences } from './audiences.ts'
import type { Gesture, Scenario, Step } from './define.ts'

/** A scenario that can't be played as it's written; says where, what was given, and what would do. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
}

type Problems = readonly string[]

/** None if it `isRight`; otherwise the field, what was given, and what would do. */
const unless = (isRight: boolean, field: string, given: unknown, wanted: string): Problems =>
  isRight ? [] : [`${field} is ${JSON.stringify(given)}; it must be ${wanted}`]

const oneOf = (all: readonly string[]) => `one of ${all.join(', ')}`
const isText = (given: unknown) => typeof given === 'string' && given.trim() !== ''

const patterns = Object.values(pathPatterns).map(
  (pattern) =>
    new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
)

/** The checks of arguments, each by the name of its field. */
export const checks = {
  time: (given: string, field = 'time'): Problems =>
    unless(parseTimeOfDay(given) !== null, field, given, "a time of day 'HH:MM', such as '08:05'"),
  persona: (given: string | null, field = 'persona'): Problems =>
    unless(given === null || given in players, field, given, oneOf(Object.keys(players))),
  gameId(given: string): Problems {
    const ids = markets.map(({ id }) => id as string)
    return unless(ids.includes(given), 'gameId', given, oneOf(ids))
  },
  betType: (given: string): Problems =>
    unless(given in betTypes, 'betType', given, oneOf(Object.keys(betTypes))),
  session: (given: string): Problems =>
    unless(['open', 'close'].includes(given), 'session', given, 'open or close'),
  rupees: (given: number): Problems =>
    unless(Number.isInteger(given) && given > 0, 'amount', given, 'whole rupees, at least 1'),
  /** The arguments of something that staff do. */
  command(name: CommandName, args: unknown): Problems {
    const { error } = commandOf(name).args.safeParse(args)
    return (error?.issues ?? []).map(
      ({ path, message }) => `${name}, ${path.join('.')} of ${JSON.stringify(args)}: ${message}`,
    )
  },
}

/** What's wrong with the arguments of a step's part, which doesn't know its scenario. */
const problemsOf = new WeakMap<object, Problems>()

/** `run`, unless its arguments have problems: then `defineScenario` tells them, and so does a run. */
export function checked<Run extends (...args: never[]) => unknown>(
  problems: Problems,
  run: Run,
): Run {
  if (problems.length === 0) return run
  const refuse = (() => {
    throw new ScenarioError(problems.join('\n'))
  }) as unknown as Run
  problemsOf.set(refuse, problems)
  return refuse
}

/** The problems of several parts of a step. */
export const problemsIn = (parts: readonly object[]): Problems =>
  parts.flatMap((part) => problemsOf.get(part) ?? [])

const checkPath = (given: string, field: string) =>
  unless(
    patterns.some((pattern) => pattern.test(given)),
    field,
    given,
    'an address of the app (src/paths.ts)',
  )

function checkGesture(gesture: Gesture, field: string): Problems {
  if ('staff' in gesture) return problemsOf.get(gesture.staff) ?? []
  if ('open' in gesture) return checkPath(gesture.open, `${field}.open`)
  return Object.entries(gesture).flatMap(([key, text]) =>
    unless(isText(text), `${field}.${key}`, text, 'a text'),
  )
}

const checkStep = ({ title, say, at, view, gestures = [], run }: Step, index: number): Problems =>
  [
    ...unless(isText(title), 'title', title, 'what happens, as on the button'),
    ...unless(/\S \S/.test(say) && /[.?!”]$/.test(say), 'say', say, 'a whole sentence'),
    ...(at === undefined ? [] : checkPath(at, 'at')),
    ...unless(view.length > 0 && view.every(isText), 'view', view, 'texts on the screen'),
    ...gestures.flatMap((gesture, place) => checkGesture(gesture, `gestures[${place}]`)),
    ...(problemsOf.get(run) ?? []),
  ].map((problem) => `script[${index}] “${title}”: ${problem}`)

/** The file of `scenarios/stories` that is being loaded, as far as the engine tells. */
const storyFile = () =>
  /scenarios\/stories\/[\w-]+\.ts/.exec(new Error('where').stack ?? '')?.[0] ?? 'a scenario'

/** Throws a `ScenarioError` with everything that's wrong, if anything is. */
export function checkScenario(scenario: Scenario): void {
  const { id, title, effect, audience, clock, signedInAs, start, script } = scenario
  const problems = [
    ...unless(
      /^[a-z]+(-[a-z]+)*$/.test(id),
      'id',
      id,
      "lower case with dashes, such as 'low-balance'",
    ),
    ...unless(isText(title), 'title', title, 'a text'),
    ...unless(isText(effect), 'effect', effect, 'a text'),
    ...unless(audience in audiences, 'audience', audience, oneOf(Object.keys(audiences))),
    ...checks.time(clock.time, 'clock.time'),
    ...checks.persona(signedInAs, 'signedInAs'),
    ...checkPath(start, 'start'),
    ...script.flatMap(checkStep),
  ]
  if (problems.length === 0) return
  throw new ScenarioError(`${storyFile()}, ${id}:\n${problems.join('\n')}`)
}
