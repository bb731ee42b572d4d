import { z } from 'zod'
import { operationNames } from '#api/table/table.ts'
import { parseDayKey } from '#domain/time/dates.ts'
import { commandNames } from '#mocks/commands.ts'
import { latencyProfiles, plannedFaultSchema, type LatencyProfile } from '#mocks/http/faults.ts'
import { modelNames, moment } from '#mocks/store/models.ts'
import { scenarioById, scenarios, type ScenarioId } from '#scenarios/registry.ts'
import { momentOf } from '#scenarios/scenario-session.ts'

const profiles = Object.keys(latencyProfiles) as [LatencyProfile, ...LatencyProfile[]]
const scenarioIds = scenarios.map(({ id }) => id) as [ScenarioId, ...ScenarioId[]]

/** The tools offer sixty; an hour a second is enough for anybody. */
export const speedSchema = z.number().positive().max(3600)

/** A demo's state besides its rows. An event has only what it changed of it. */
const conditionsSchema = z.strictObject({
  /** Who is signed in. */
  token: z.string().nullable(),
  /** The clock, epoch ms. */
  now: moment,
  runs: z.boolean(),
  speed: speedSchema,
  faults: z.array(plannedFaultSchema),
  latency: z.enum(profiles),
})

/** Only the form of a write: its contents are checked when it's carried out. */
export const writeSchema = z.union([
  z.strictObject({
    call: z.enum(operationNames as [string, ...string[]]),
    token: z.string().optional(),
    key: z.string().optional(),
    params: z.looseObject({}).optional(),
    body: z.unknown().optional(),
    at: moment.optional(),
  }),
  z.strictObject({
    command: z.enum(commandNames as [string, ...string[]]),
    args: z.unknown(),
    at: moment.optional(),
  }),
  z.strictObject({
    edit: z.array(z.tuple([z.enum(modelNames), z.string(), z.looseObject({}).nullable()])),
    at: moment.optional(),
  }),
  z.strictObject({ signIn: z.string(), at: moment.optional() }),
])

/** More than any demo needs; a hostile link could have any number. */
const mostEvents = 2000

const eventSchema = z.strictObject({
  /** When it began: the demo's clock, epoch ms. */
  at: moment,
  /** The index of the script's step, from 0; without it, the event was no step. */
  step: z.int().nonnegative().optional(),
  /** What it wrote, in order, each at its `at` or the event's. */
  did: z.array(writeSchema).max(mostEvents).optional(),
  /** The conditions that it changed. */
  left: conditionsSchema.partial().optional(),
})

/** Whether it's a day 'YYYY-MM-DD' on which a demo can start. */
export function isDay(text: string): boolean {
  return moment.safeParse(parseDayKey(text)).success
}

export const recordingSchema = z.strictObject({
  scenario: z.enum(scenarioIds),
  /** The local day on which it starts, 'YYYY-MM-DD'. */
  day: z.iso.date().refine(isDay),
  /** What differs from the scenario's own start. */
  left: conditionsSchema.partial().optional(),
  events: z.array(eventSchema).max(mostEvents),
  /** How many events are in effect; those after them were undone. */
  moment: z.int().nonnegative(),
  /** The demo's clock, epoch ms. */
  now: moment,
  /** The hash of all rows, with which a replay is checked to end with the same ones. */
  rows: z.string().optional(),
})

export type Conditions = z.infer<typeof conditionsSchema>
export type RecordedEvent = z.infer<typeof eventSchema>
/** A whole demo: every moment can be made from it. This is what is stored, sent and exported. */
export type Recording = z.infer<typeof recordingSchema>

/** When a scenario starts on that day, in epoch ms. */
export const startOf = ({ scenario, day }: Pick<Recording, 'scenario' | 'day'>): number =>
  momentOf(scenarioById(scenario).clock, parseDayKey(day) ?? 0)

/** The demo's clock at an event's end, in epoch ms. */
export const endOf = ({ at, did, left }: RecordedEvent): number =>
  left?.now ?? did?.at(-1)?.at ?? at

/** How many steps of the script were done before a moment. */
export const stepsUntil = ({ events, moment }: Recording): number =>
  events.slice(0, moment).filter(({ step }) => step !== undefined).length
