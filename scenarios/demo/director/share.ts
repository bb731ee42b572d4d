import { dayKey, parseDayKey } from '#domain/time/dates.ts'
import type { PlannedFault } from '#mocks/http/faults.ts'
import { placeSchema, type Place } from './place.ts'

/** The local moment as text: another device shows the same hour on its own clock. */
const localText = (moment: number) => {
  const pad = (part: number) => String(part).padStart(2, '0')
  const date = new Date(moment)
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':')
  return `${dayKey(moment)}T${time}`
}

const localMoment = (text: string | null): number | null => {
  const [day = '', time = ''] = (text ?? '').split('T')
  const midnight = parseDayKey(day)
  const [hours = NaN, minutes = NaN, seconds = NaN] = time.split(':').map(Number)
  if (midnight === null || ![hours, minutes, seconds].every(Number.isInteger)) return null
  return new Date(midnight).setHours(hours, minutes, seconds)
}

const mark = 'Demo: '

/** Text from a link is marked, so that nobody mistakes it for the product's own. */
function marked(planned: PlannedFault): PlannedFault {
  const { fault } = planned
  if (fault.kind !== 'status') return planned
  const { body: _, message, ...rest } = fault
  if (message === undefined) return { ...planned, fault: rest }
  const text = message.startsWith(mark) ? message : mark + message
  return { ...planned, fault: { ...rest, message: text.slice(0, 200) } }
}

/** A link to a situation: scenario, step, clock and faults. `page` is the address on screen. */
export function shareLink(place: Place, page: string): string {
  const url = new URL(page)
  url.hash = ''
  url.search = ''
  const { searchParams: query } = url
  query.set('scenario', place.scenario)
  query.set('day', place.day)
  if (place.done > 0) query.set('step', String(place.done))
  query.set('clock', localText(place.now))
  if (!place.runs) query.set('held', '1')
  else if (place.speed !== 1) query.set('speed', String(place.speed))
  if (place.latency !== 'none') query.set('latency', place.latency)
  if (place.faults.length > 0) query.set('faults', JSON.stringify(place.faults))
  return url.href
}

/** What a link asks for. Anything it leaves out is as at the scenario's start. */
export interface Asked {
  scenario: string
  day: string | null
  step: number
  /** Epoch ms. */
  clock: number | null
  held: boolean
  speed: number | null
  latency: Place['latency'] | null
  faults: Place['faults'] | null
}

/** Reads a link; null if it names no scenario. Ignores unreadable parts. */
export function readLink(search: string): Asked | null {
  const query = new URLSearchParams(search)
  const scenario = query.get('scenario')
  if (scenario === null) return null
  const part = <Key extends 'faults' | 'latency' | 'speed'>(key: Key, value: unknown) => {
    const parsed = placeSchema.shape[key].safeParse(value)
    return parsed.success ? (parsed.data as Place[Key]) : null
  }
  const day = query.get('day')
  const clock = localMoment(query.get('clock'))
  const speed = part('speed', Number(query.get('speed')))
  const faults = part('faults', parsed(query.get('faults')))
  return {
    scenario,
    day: day !== null && parseDayKey(day) !== null ? day : null,
    step: Math.min(99, Math.max(0, Math.trunc(Number(query.get('step') ?? 0)) || 0)),
    clock,
    held: query.get('held') === '1',
    speed,
    latency: part('latency', query.get('latency') ?? undefined),
    faults: faults && faults.map(marked),
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
