import { createStore } from 'zustand/vanilla'
import { manualClock } from '#domain/time/clock.ts'
import type { Snapshot } from '#mocks/store/db.ts'
import type { Write } from '#mocks/write.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { conditionsOf, openingOf } from './conditions.ts'
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

/** The list with another item at an index. */
const replaced = <Item>(items: readonly Item[], index: number, item: Item) =>
  items.map((each, at) => (at === index ? item : each))

/** Whether an event only moved the clock. */
const isClockMove = ({ did, step, left }: RecordedEvent) =>
  !did && step === undefined && left?.now !== undefined

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Records what happens in a scenario's session, event by event, and brings any moment back: moment 0 is the
 * scenario's start, moment n the state after the first n events. An event in the past replaces the
 * events after it.
 */
export function createRecorder({ scenarioSession, token, ...opening }: RecorderOptions) {
  const { backend, clock } = scenarioSession
  const { faults } = backend
  let { rows, conditions: opened } = openingOf(scenarioSession, opening)
  /** The rows of every moment. They share whatever stayed the same. */
  let snapshots: Snapshot[] = [rows]
  const {
    getState: current,
    setState,
    subscribe,
  } = createStore<Recording>(() => ({ ...opening, events: [], moment: 0, now: opened.now }))
  /** Nothing of the recording before stays: it may have had what this one lacks. */
  const become = (recording: Recording) => setState(recording, true)
  /** The event of the step that is running; null if none is. */
  let openStep: RecordedEvent | null = null
  /** Rows change because a moment is brought back, which isn't recorded. */
  let isQuiet = false
  let [moves, hits] = [clock.moves(), faults.hits()]

  const conditionsAt = ({ left, events }: Recording, moment: number): Conditions =>
    Object.assign({}, opened, left, ...events.slice(0, moment).map((event) => event.left))

  /** Rows of moments that the recording no longer has are forgotten. */
  function forgetRows({ events }: Recording): void {
    snapshots.length = Math.min(snapshots.length, events.length + 1)
  }

  /** Adds to the last event which conditions have changed since the one before; false if none have. */
  function amend(keys: readonly (keyof Conditions)[]): boolean {
    const recording = current()
    const { moment, events } = recording
    const [present, recorded] = [
      conditionsOf(scenarioSession, token()),
      conditionsAt(recording, moment),
    ]
    const differs = keys.filter(
      (key) => JSON.stringify(present[key]) !== JSON.stringify(recorded[key]),
    )
    if (differs.length === 0) return false
    const left = Object.fromEntries(differs.map((key) => [key, present[key]]))
    const last = events[moment - 1]
    const event = last && { ...last, left: { ...last.left, ...left } }
    if (openStep && openStep === last) openStep = event ?? null
    become({
      ...recording,
      ...(event
        ? { events: replaced(events, moment - 1, event) }
        : { left: { ...recording.left, ...left } }),
    })
    return true
  }

  /** Calls use faults up, and players sign in and out, without an event of their own. */
  const settle = () => amend(['token', 'faults', 'latency'])

  /** An event in the past replaces the events after it. */
  function addEvent(event: RecordedEvent): void {
    const recording = current()
    const { moment, events } = recording
    const longer = { ...recording, events: [...events.slice(0, moment), event], moment: moment + 1 }
    forgetRows(longer)
    snapshots[longer.moment] = backend.snapshot()
    become(longer)
  }

  function add(event: RecordedEvent, inStep: (step: RecordedEvent) => RecordedEvent): void {
    const recording = current()
    const { moment, events } = recording
    if (!openStep || openStep !== events[moment - 1]) return addEvent(event)
    openStep = inStep(openStep)
    snapshots[moment] = backend.snapshot()
    become({ ...recording, events: replaced(events, moment - 1, openStep) })
  }

  function recordWrite(write: Write, at: number): void {
    add({ at, did: [write] } as RecordedEvent, ({ did = [], ...step }) => ({
      ...step,
      did: [...did, { ...write, ...(at !== step.at && { at }) }] as RecordedEvent['did'],
    }))
    settle()
  }

  /** Records changed conditions. Moves of the clock one after another are one event. */
  function recordChange(...keys: (keyof Conditions)[]): void {
    const { moment, events } = current()
    const last = events[moment - 1]
    const isLast = moment === events.length
    if (!openStep && !(isLast && keys.includes('now') && last && isClockMove(last))) {
      amend(['token'])
      add({ at: clock.now() }, (step) => step)
    }
    amend(keys)
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
  function replay(events: readonly RecordedEvent[]): void {
    backend.restore(snapshots.at(-1))
    for (const event of events.slice(snapshots.length - 1)) {
      for (const { at = event.at, ...write } of event.did ?? []) backend.write(write as Write, at)
      snapshots.push(backend.snapshot())
    }
  }

  /** Brings rows, faults and clock of a moment back. `now` (epoch ms) is another time than its event's. */
  function bring(recording: Recording, moment: number, now?: number): Conditions {
    openStep = null
    forgetRows(recording)
    const { events } = recording
    const last = events[moment - 1]
    const conditions = conditionsAt(recording, moment)
    if (last) conditions.now = endOf(last)
    conditions.now = now ?? conditions.now
    quietly(() => {
      if (snapshots.length <= events.length) replay(events)
      backend.restore(snapshots[moment])
      clock.hold()
      clock.set(conditions.now)
      if (conditions.runs) clock.run(conditions.speed)
      faults.clear()
      for (const fault of conditions.faults) faults.add(fault)
      faults.setLatency(conditions.latency)
    })
    return conditions
  }

  /** Brings a moment of a recording back, which is from then on the one that is recorded. */
  function show(recording: Recording, moment: number, now?: number): Conditions {
    const conditions = bring(recording, moment, now)
    become({ ...recording, moment })
    return conditions
  }

  /** Begins with the rows of a scenario's start. Returns its recording, which is empty. */
  function startOver({ scenario, day }: Pick<Recording, 'scenario' | 'day'>): Recording {
    const now = startOf({ scenario, day })
    const fresh = startScenario(scenarioById(scenario), { device: manualClock(now), start: now })
    ;({ rows, conditions: opened } = openingOf(fresh, { scenario, day }))
    snapshots = [rows]
    return { scenario, day, events: [], moment: 0, now }
  }

  return {
    /** What was recorded. A new object only after a change; its `now` isn't the present one. */
    recording: current,
    /**
     * The whole recording with the present clock, to be stored or sent. A step under way that has changed
     * nothing yet isn't in it: whoever opens that begins the step anew.
     */
    present(): Recording {
      const { events, moment, ...rest } = current()
      const isEmpty = openStep !== null && !openStep.did && !openStep.left
      const count = isEmpty && openStep === events[moment - 1] ? moment - 1 : moment
      const kept = count === moment ? events : events.slice(0, count)
      return { ...rest, events: kept, moment: count, now: clock.now() }
    },
    /** Its listeners are called after every change, and whenever another moment is shown. */
    subscribe,
    /** Whether rows are changing because a moment is brought back. */
    isReplaying: () => isQuiet,
    /** Notes who is signed in by now and which faults are used up, which is no event. */
    settle: () => void settle(),
    rowsAt: (moment: number) => snapshots[moment] as Snapshot,
    /** Brings a moment back: rows, faults and clock. `now` (epoch ms) is another time than its event's. */
    goTo(moment: number, now?: number): Conditions {
      settle()
      return show(current(), moment, now)
    },
    /** Starts a scenario over. */
    start: (scenario: ScenarioId, day: string): Conditions => show(startOver({ scenario, day }), 0),
    /** Replaces the recording and shows its moment. Throws `RecordingError`, and then changes nothing. */
    take(recording: Recording): Conditions {
      const before = { snapshots: [...snapshots], opened }
      const present = current()
      const { rows: hash, ...replacement } = recording
      const { scenario, day, events, now } = replacement
      const moment = Math.min(replacement.moment, events.length)
      const texts = present.events.map((event) => JSON.stringify(event))
      if (scenario !== present.scenario || day !== present.day) startOver(recording)
      else {
        const firstOther = events.findIndex((event, at) => JSON.stringify(event) !== texts[at])
        snapshots.length = Math.min(
          snapshots.length,
          (firstOther < 0 ? events.length : firstOther) + 1,
        )
      }
      try {
        const conditions = bring(replacement, moment, now)
        const isSame = !hash || hash === digestSnapshot(backend.snapshot(), startOf(replacement))
        if (!isSame) throw new Error('Other rows.')
        become({ ...replacement, moment })
        return conditions
      } catch {
        ;({ snapshots, opened } = before)
        bring(present, present.moment, clock.now())
        throw new RecordingError(otherVersion)
      }
    },
    /** What happens from now on belongs to this step of the script. */
    begin(step: number): void {
      settle()
      openStep = { at: clock.now(), step }
      addEvent(openStep)
    },
    /** The step under way is over. Its listeners hear of it, since only now it's stored in any case. */
    end(): void {
      settle()
      openStep = null
      become({ ...current() })
    },
    /** Takes the step under way back, as if it had never begun. */
    cancel(): void {
      if (!openStep) return
      const recording = current()
      const moment = recording.moment - 1
      const { at } = openStep
      show({ ...recording, events: recording.events.slice(0, moment) }, moment, at)
    },
  }
}
