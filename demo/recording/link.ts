import { language } from '#platform/language/language.ts'
import { defaultScenarioId, scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { digestSnapshot, packRecording, unpackRecording } from './portable.ts'
import type { Recorder } from './recorder.ts'
import { isDay, startOf, type Conditions, type RecordedEvent, type Recording } from './recording.ts'

/** The demo as it is now, to be shown to somebody else. Events that were undone aren't sent. */
export function toSend(recorder: Recorder): Recording {
  recorder.settle()
  const { moment, events, ...present } = recorder.present()
  const rows = digestSnapshot(recorder.rowsAt(moment), startOf(present))
  return { ...present, moment, events: events.slice(0, moment), rows }
}

/** A link that opens a recording. `page` is the address on screen. */
export async function linkTo(recording: Recording, page: string): Promise<string> {
  const { scenario, day } = recording
  const url = new URL(page)
  url.hash = ''
  url.search = ''
  url.searchParams.set('scenario', scenario)
  url.searchParams.set('day', day)
  url.searchParams.set('language', language)
  url.searchParams.set('recording', await packRecording(recording))
  return url.href
}

/** What a link opens: a recording, or a scenario with typed parameters. */
export type LinkTarget =
  | { recording: Recording }
  | {
      scenario: ScenarioId
      /** 'YYYY-MM-DD'. */
      day: string | null
      /** How many steps have been done. */
      step: number
      held: boolean
    }

/**
 * Reads an address; null if it names neither a scenario nor a recording. A typed parameter that can't
 * be read counts as missing. Throws `UnknownScenarioError` and `RecordingError`.
 */
export async function readLink(search: string): Promise<LinkTarget | null> {
  const query = new URLSearchParams(search)
  const recording = query.get('recording')
  if (recording !== null) return { recording: markRecording(await unpackRecording(recording)) }
  const scenario = query.get('scenario')
  if (scenario === null) return null
  const day = query.get('day')
  return {
    scenario: scenarioById(scenario === '' ? defaultScenarioId : scenario).id,
    day: day !== null && isDay(day) ? day : null,
    step: Math.min(99, Math.max(0, Math.trunc(Number(query.get('step') ?? 0)) || 0)),
    held: query.get('held') === '1',
  }
}

const mark = 'Demo: '

/** Text from a link is marked, so that nobody mistakes it for the product's own. */
function markFaults(faults: Conditions['faults']): Conditions['faults'] {
  return faults.map((planned) => {
    if (planned.fault.kind !== 'status') return planned
    const { body: _, message, ...fault } = planned.fault
    if (message === undefined) return { ...planned, fault }
    const text = message.startsWith(mark) ? message : mark + message
    return { ...planned, fault: { ...fault, message: text.slice(0, 200) } }
  })
}

const markLeft = <Left extends NonNullable<RecordedEvent['left']>>(left: Left): Left =>
  left.faults ? { ...left, faults: markFaults(left.faults) } : left

function markRecording({ left, events, ...recording }: Recording): Recording {
  return {
    ...recording,
    ...(left && { left: markLeft(left) }),
    events: events.map((event) => (event.left ? { ...event, left: markLeft(event.left) } : event)),
  }
}
