import { manualClock } from '#domain/time/clock.ts'
import { createSignal } from '#lib/signal.ts'
import { players } from '#mocks/seed/players.ts'
import type { Snapshot } from '#mocks/store/db.ts'
import type { Write } from '#mocks/write.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { digestSnapshot, otherVersion, RecordingError } from './portable.ts'
import { endOf, startOf, type Conditions, type RecordedEvent, type Recording } from './recording.ts'

export interface RecorderOptions {
  /** The session of the scenario, as it was set up. */
  scenarioSession: ScenarioSession
  scenario: ScenarioId
  day: string
  /** The token of whoever is signed in. */
  token(): string | null
}

/** The present clock, faults and player. */
function conditionsOf(
  { backend: { faults }, clock }: ScenarioSession,
  token: string | null,
): Conditions {
  return {
    token,
    now: clock.now(),
    runs: clock.runs(),
    speed: clock.speed(),
    latency: faults.latency(),
    faults: faults.list().map(({ operation, fault, left }) => ({
      operation,
      fault,
      ...(left !== null && { times: left }),
    })),
  }
}

/** The list with another item at an index. */
const replaced = <Item>(items: readonly Item[], index: number, item: Item) =>
  items.map((each, at) => (at === index ? item : each))

/** Whether an event only moved the clock. */
const isClockMove = ({ did, step, left }: RecordedEvent) =>
  !did && step === undefined && left?.now !== undefined

/** Signs the scenario's player in at its very start, and returns the rows and conditions then. */
function openingOf(
  scenarioSession: ScenarioSession,
  { scenario, day }: Pick<Recording, 'scenario' | 'day'>,
) {
  const now = startOf({ scenario, day })
  const { signedInAs } = scenarioById(scenario)
  const signIn = signedInAs && { signIn: players[signedInAs].id }
  const token = signIn && (scenarioSession.backend.write(signIn, now) as string)
  return {
    rows: scenarioSession.backend.snapshot(),
    conditions: { ...conditionsOf(scenarioSession, token), now },
  }
}

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Records what happens in a scenario's session, event by event, and brings any moment back: moment 0 is the
 * scenario's start, moment n the state after the first n events. An event in the past replaces the
 * events after it.
 */
export function createRecorder({ scenarioSession, token, ...opening }: RecorderOptions) {
  const { backend, clock } = scenarioSession
  const { faults } = backend
  const { subscribe, emit } = createSignal()
  let { rows, conditions: opened } = openingOf(scenarioSession, opening)
  /** The rows of every moment. They share whatever stayed the same. */
  let snapshots: Snapshot[] = [rows]
  let current: Recording = { ...opening, events: [], moment: 0, now: opened.now }
  /** The event of the step that is running; null if none is. */
  let openStep: RecordedEvent | null = null
  /** Rows change because a moment is brought back, which isn't recorded. */
  let isQuiet = false
  let [moves, hits] = [clock.moves(), faults.hits()]

  function become(change: Partial<Recording>): void {
    current = { ...current, ...change }
    snapshots.length = Math.min(snapshots.length, current.events.length + 1)
  }

  const eventsUntil = (moment: number) => current.events.slice(0, moment)
  const conditionsAt = (moment: number): Conditions =>
    Object.assign({}, opened, current.left, ...eventsUntil(moment).map(({ left }) => left))

  /** Adds to the last event which conditions have changed since the one before; false if none have. */
  function amend(keys: readonly (keyof Conditions)[]): boolean {
    const { moment, events } = current
    const [present, recorded] = [conditionsOf(scenarioSession, token()), conditionsAt(moment)]
    const differs = keys.filter(
      (key) => JSON.stringify(present[key]) !== JSON.stringify(recorded[key]),
    )
    if (differs.length === 0) return false
    const left = Object.fromEntries(differs.map((key) => [key, present[key]]))
    const last = events[moment - 1]
    const event = last && { ...last, left: { ...last.left, ...left } }
    if (openStep && openStep === last) openStep = event ?? null
    become(
      event
        ? { events: replaced(events, moment - 1, event) }
        : { left: { ...current.left, ...left } },
    )
    return true
  }

  /** Calls use faults up, and players sign in and out, without an event of their own. */
  const settle = () => amend(['token', 'faults', 'latency'])

  function add(event: RecordedEvent, inStep: (step: RecordedEvent) => RecordedEvent): void {
    const { moment, events } = current
    const last = events[moment - 1]
    if (openStep && openStep === last) {
      openStep = inStep(openStep)
      become({ events: replaced(events, moment - 1, openStep) })
    } else {
      become({ events: [...events.slice(0, moment), event], moment: moment + 1 })
    }
    snapshots[current.moment] = backend.snapshot()
  }

  function recordWrite(write: Write, at: number): void {
    add({ at, did: [write] } as RecordedEvent, ({ did = [], ...step }) => ({
      ...step,
      did: [...did, { ...write, ...(at !== step.at && { at }) }] as RecordedEvent['did'],
    }))
    settle()
    emit()
  }

  /** Records changed conditions. Moves of the clock one after another are one event. */
  function recordChange(...keys: (keyof Conditions)[]): void {
    const last = current.events[current.moment - 1]
    const isLast = current.moment === current.events.length
    if (!openStep && !(isLast && keys.includes('now') && last && isClockMove(last))) {
      amend(['token'])
      add({ at: clock.now() }, (step) => step)
    }
    amend(keys)
    emit()
  }

  backend.subscribe((_, write, now = clock.now()) => {
    if (!isQuiet && write) recordWrite(write, now)
  })
  clock.subscribe(() => {
    const hasMoved = moves !== clock.moves()
    moves = clock.moves()
    if (!isQuiet && hasMoved) recordChange('now', 'runs', 'speed')
  })
  faults.subscribe(() => {
    const wasHit = hits !== faults.hits()
    hits = faults.hits()
    if (!isQuiet && !wasHit) recordChange('faults', 'latency')
  })

  /** Does `work` without recording or announcing anything. */
  function quietly<T>(work: () => T): T {
    const before = isQuiet
    isQuiet = true
    try {
      return work()
    } finally {
      isQuiet = before
    }
  }

  /** Carries out again the events after the last moment whose rows are stored. */
  function replay(): void {
    backend.restore(snapshots.at(-1))
    for (const event of current.events.slice(snapshots.length - 1)) {
      for (const { at = event.at, ...write } of event.did ?? []) backend.write(write as Write, at)
      snapshots.push(backend.snapshot())
    }
  }

  /** Brings a moment of the current recording back. */
  function show(moment: number, now?: number): Conditions {
    openStep = null
    snapshots.length = Math.min(snapshots.length, current.events.length + 1)
    const last = current.events[moment - 1]
    const conditions = conditionsAt(moment)
    if (last) conditions.now = endOf(last)
    conditions.now = now ?? conditions.now
    quietly(() => {
      if (snapshots.length <= current.events.length) replay()
      backend.restore(snapshots[moment])
      clock.hold()
      clock.set(conditions.now)
      if (conditions.runs) clock.run(conditions.speed)
      faults.clear()
      for (const fault of conditions.faults) faults.add(fault)
      faults.setLatency(conditions.latency)
      current = { ...current, moment }
    })
    return conditions
  }

  function startOver({ scenario, day }: Pick<Recording, 'scenario' | 'day'>): void {
    const now = startOf({ scenario, day })
    const fresh = startScenario(scenarioById(scenario), { device: manualClock(now), start: now })
    ;({ rows, conditions: opened } = openingOf(fresh, { scenario, day }))
    snapshots = [rows]
    current = { scenario, day, events: [], moment: 0, now }
  }

  const announce = (conditions: Conditions) => {
    emit()
    return conditions
  }

  return {
    /** What was recorded. A new object only after a change; its `now` isn't the present one. */
    recording: () => current,
    /** The whole recording with the present clock, to be stored or sent. */
    present: (): Recording => ({ ...current, now: clock.now() }),
    /** Its listeners are called after every event, and whenever another moment is shown. */
    subscribe,
    /** Whether rows are changing because a moment is brought back. */
    isReplaying: () => isQuiet,
    /** Notes who is signed in by now and which faults are used up, which is no event. */
    settle(): void {
      if (settle()) emit()
    },
    rowsAt: (moment: number) => snapshots[moment] as Snapshot,
    /** Brings a moment back: rows, faults and clock. `now` (epoch ms) is another time than its event's. */
    goTo(moment: number, now?: number): Conditions {
      settle()
      return announce(show(moment, now))
    },
    /** Starts a scenario over. */
    start(scenario: ScenarioId, day: string): Conditions {
      startOver({ scenario, day })
      return announce(show(0))
    },
    /** Replaces the recording and shows its moment. Throws `RecordingError`, and then changes nothing. */
    take(recording: Recording): Conditions {
      const before = { current, snapshots: [...snapshots], opened }
      const { rows: hash, ...replacement } = recording
      const { scenario, day, events, now } = replacement
      const moment = Math.min(replacement.moment, events.length)
      const texts = current.events.map((event) => JSON.stringify(event))
      if (scenario !== current.scenario || day !== current.day) startOver(recording)
      else {
        const firstOther = events.findIndex((event, at) => JSON.stringify(event) !== texts[at])
        snapshots.length = Math.min(
          snapshots.length,
          (firstOther < 0 ? events.length : firstOther) + 1,
        )
      }
      current = replacement
      try {
        const conditions = show(moment, now)
        const isSame = !hash || hash === digestSnapshot(backend.snapshot(), startOf(replacement))
        if (!isSame) throw new Error('Other rows.')
        return announce(conditions)
      } catch {
        ;({ current, snapshots, opened } = before)
        show(current.moment, clock.now())
        throw new RecordingError(otherVersion)
      }
    },
    /** What happens from now on belongs to this step of the script. */
    begin(step: number): void {
      settle()
      openStep = { at: clock.now(), step }
      const { events, moment } = current
      become({ events: [...events.slice(0, moment), openStep], moment: moment + 1 })
      snapshots[current.moment] = backend.snapshot()
      emit()
    },
    /** The step under way is over. */
    end(): void {
      settle()
      openStep = null
      emit()
    },
    /** Takes the step under way back, as if it had never begun. */
    cancel(): void {
      if (!openStep) return
      const moment = current.moment - 1
      const { at } = openStep
      current = { ...current, events: current.events.slice(0, moment) }
      announce(show(moment, at))
    },
  }
}
