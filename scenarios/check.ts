import { latencyProfiles, plannedFaultSchema } from '#mocks/http/faults.ts'
import { pathPatterns } from '#paths'
import { audiences } from './audiences.ts'
import {
  checks,
  isText,
  problemsIn,
  ScenarioError,
  unless,
  unlessOneOf,
  type Problems,
} from './check-arguments.ts'
import type { Gesture, Scenario, Step } from './define.ts'

const patterns = Object.values(pathPatterns).map(
  (pattern) =>
    new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
)

const checkPath = (given: string, field: string) =>
  unless(
    patterns.some((pattern) => pattern.test(given)),
    field,
    given,
    'an address of the app (src/paths.ts)',
  )

const gestureKinds = ['open', 'press', 'fill', 'see', 'staff']

function checkGesture(gesture: Gesture, field: string): Problems {
  if (!gestureKinds.some((kind) => kind in gesture))
    return unless(false, field, gesture, `one of ${gestureKinds.join(', ')}`)
  if ('staff' in gesture) return problemsIn([gesture.staff])
  if ('open' in gesture) return checkPath(gesture.open, `${field}.open`)
  return Object.entries(gesture).flatMap(([key, text]) => checks.text(text, `${field}.${key}`))
}

function checkStep(step: Step, index: number, script: readonly Step[]): Problems {
  const { title, say, at, view, gestures = [], run } = step
  const same = script.findIndex((each) => each.title === title)
  const isSaid = isText(say) && /\S \S/.test(say) && /[.?!”]$/.test(say)
  const isSeen = Array.isArray(view) && view.length > 0 && view.every(isText)
  return [
    ...unless(isText(title), 'title', title, 'what happens, as on the button'),
    ...(same === index
      ? []
      : [`title is "${title}", as of script[${same}]; it must be one of its own`]),
    ...unless(isSaid, 'say', say, 'a whole sentence'),
    ...(at === undefined ? [] : checkPath(at, 'at')),
    ...unless(isSeen, 'view', view, 'texts on the screen'),
    ...gestures.flatMap((gesture, place) => checkGesture(gesture, `gestures[${place}]`)),
    ...(typeof run === 'function'
      ? problemsIn([run])
      : unless(false, 'run', run, 'a function that does the step')),
  ].map((problem) => `script[${index}] “${title}”: ${problem}`)
}

/** What goes wrong in a scenario from its start. */
const checkFaults = ({ faults = [], latency = 'none' }: Scenario): Problems => [
  ...faults.flatMap((planned, place) =>
    (plannedFaultSchema.safeParse(planned).error?.issues ?? []).map(
      ({ path, message }) =>
        `faults[${place}], ${path.join('.')} of ${JSON.stringify(planned)}: ${message}`,
    ),
  ),
  ...unlessOneOf(Object.keys(latencyProfiles), 'latency', latency),
]

/** The file of `scenarios/stories` that is being loaded, as far as the engine tells. */
const storyFile = () =>
  /scenarios\/stories\/[\w-]+\.ts/.exec(new Error('where').stack ?? '')?.[0] ?? 'a scenario'

/** Throws a `ScenarioError` with everything that's wrong, if anything is. */
export function checkScenario(scenario: Scenario): void {
  const { id, title, effect, audience, clock, signedInAs, start, seed, script } = scenario
  const { time, sunday = false } = clock
  const problems = [
    ...unless(
      /^[a-z]+(-[a-z]+)*$/.test(id),
      'id',
      id,
      "lower case with dashes, such as 'low-balance'",
    ),
    ...checks.text(title, 'title'),
    ...checks.text(effect, 'effect'),
    ...unlessOneOf(Object.keys(audiences), 'audience', audience),
    ...checks.time(time, 'clock.time'),
    ...unless(typeof sunday === 'boolean', 'clock.sunday', sunday, 'true or false'),
    ...checks.persona(signedInAs, 'signedInAs'),
    ...checkPath(start, 'start'),
    ...unless(typeof seed === 'function', 'seed', seed, 'a function that gives rows'),
    ...checkFaults(scenario),
    ...unless(Number(script?.length) > 0, 'script', script, 'one step or more'),
    ...(script ?? []).flatMap(checkStep),
  ]
  if (problems.length === 0) return
  throw new ScenarioError(`${storyFile()}, ${id}:\n${problems.join('\n')}`)
}
