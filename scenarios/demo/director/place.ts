import { z } from 'zod'
import { latencyProfiles, plannedFaultSchema, type LatencyProfile } from '#mocks/http/faults.ts'
import { demoPrefix } from '#platform/installed/workers.ts'
import { scenarios, type ScenarioId } from '#scenarios/registry.ts'
import type { Director } from './director.ts'
import { conditionsOf, type Conditions, type StoryPosition } from './mark.ts'

const scenarioIds = scenarios.map(({ id }) => id) as [ScenarioId, ...ScenarioId[]]
const profiles = Object.keys(latencyProfiles) as [LatencyProfile, ...LatencyProfile[]]

/** Everything that leads back to a situation, except its rows. */
export const placeSchema = z.strictObject({
  scenario: z.enum(scenarioIds),
  day: z.iso.date(),
  done: z.int().nonnegative(),
  /** The demo's clock, epoch ms. */
  now: z.number(),
  runs: z.boolean(),
  /** The tools offer sixty; an hour a second is enough for anybody. */
  speed: z.number().positive().max(3600),
  faults: z.array(plannedFaultSchema),
  latency: z.enum(profiles),
})
/** The state of a demo, restored after a reload, from a link or from a file. */
export type Place = StoryPosition & Conditions & { now: number }

/** The demo's current state. */
export function placeOf({ stage, state }: Director): Place {
  const { scenario, day, done } = state()
  return { scenario, day, done, now: stage.clock.now(), ...conditionsOf(stage) }
}

interface Store {
  get(key: string): string | null
  set(key: string, value: string): unknown
}

const placeKey = `${demoPrefix}place`
const keptSchema = z.strictObject({ place: placeSchema, at: z.number() })

/** Longer away than this, and the demo starts over: its day would be another one. */
const longestAway = 4 * 60 * 60_000

/** Reads a stored state; null if there is none or it's too old. `device` is epoch ms. */
export function readPlace(text: string | null, device: number): Place | null {
  try {
    const { place, at } = keptSchema.parse(JSON.parse(text ?? 'null'))
    const away = device - at
    if (away < 0 || away > longestAway) return null
    const now = place.runs ? place.now + away * place.speed : place.now
    return { ...(place as Place), now }
  } catch {
    return null
  }
}

/** The state of the last visit, if it's recent enough. */
export const lastPlace = (store: Store, device: number): Place | null =>
  readPlace(store.get(placeKey), device)

/** Keeps the place of a demo up to date, and follows other tabs of it. */
export function keepPlace(director: Director, store: Store, device: { now(): number }): void {
  const { stage } = director
  let following = false
  const save = () => {
    if (following) return
    const kept = { place: placeOf(director), at: device.now() }
    store.set(placeKey, JSON.stringify(kept))
  }
  director.subscribe(save)
  stage.clock.subscribe(save)
  stage.backend.faults.subscribe(save)
  save()
  window.addEventListener('storage', (event) => {
    if (event.key !== placeKey) return
    const place = readPlace(event.newValue, device.now())
    if (!place) return
    following = true
    director.follow(place)
    following = false
  })
}
