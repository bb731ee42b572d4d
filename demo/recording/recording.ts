import { z } from 'zod'
import { operationNames } from '#api/table/table.ts'
import { parseDayKey } from '#domain/time/dates.ts'
import { commandNames } from '#mocks/commands.ts'
import { latencyProfiles, plannedFaultSchema, type LatencyProfile } from '#mocks/http/faults.ts'
import { modelNames } from '#mocks/store/models.ts'
import { scenarioById, scenarios, type ScenarioId } from '#scenarios/registry.ts'
import { momentOf } from '#scenarios/scenario-session.ts'

const profiles = Object.keys(latencyProfiles) as [LatencyProfile, ...LatencyProfile[]]
const scenarioIds = scenarios.map(({ id }) => id) as [ScenarioId, ...ScenarioId[]]

/** What a demo is besides its rows; in an event, only what the event left different. */
const conditionsSchema = z.strictObject({
  /** Who is signed in. */
  token: z.string().nullable(),
  /** The clock, epoch ms. */
  now: z.number(),
  runs: z.boolean(),
  /** The tools offer sixty; an hour a second is enough for anybody. */
  speed: z.number().positive().max(3600),
  faults: z.array(plannedFaultSchema),
  latency: z.enum(profiles),
})

/** What a write is made of is checked when it's carried out. */
export const writeSchema = z.union([
  z.strictObject({
    call: z.enum(operationNames as [string, ...string[]]),
    token: z.string().optional(),
    key: z.string().optional(),
    params: z.looseObject({}).optional(),
    body: z.unknown().optional(),
    at: z.number().optional(),
  }),
  z.strictObject({
    command: z.enum(commandNames as [string, ...string[]]),
    args: z.unknown(),
    at: z.number().optional(),
  }),
  z.strictObject({
    edit: z.array(z.tuple([z.enum(modelNames), z.string(), z.looseObject({}).nullable()])),
    at: z.number().optional(),
  }),
  z.strictObject({ signIn: z.string(), at: z.number().optional() }),
])

const eventSchema = z.strictObject({
  /** When it began: the demo's clock, epoch ms. */
  at: z.number(),
  /** The step of the script that it was, from 0. */
  step: z.int().nonnegative().optional(),
  /** What it wrote, in order, each at its `at` or the event's. */
  did: z.array(writeSchema).optional(),
  /** What it left different besides rows. */
  left: conditionsSchema.partial().optional(),
})

/** Nobody shows a demo of more events. */
const mostEvents = 2000

export const recordingSchema = z.strictObject({
  scenario: z.enum(scenarioIds),
  /** The local day on which it starts, 'YYYY-MM-DD'. */
  day: z.iso.date().refine((day) => parseDayKey(day) !== null),
  /** What differs from the scenario's own start. */
  left: conditionsSchema.partial().optional(),
  events: z.array(eventSchema).max(mostEvents),
  /** How many events are in effect; those after it were gone back from. */
  moment: z.int().nonnegative(),
  /** The demo's clock, epoch ms. */
  now: z.number(),
  /** The hash of all rows, if whoever replays it is to end up with the same. */
  rows: z.string().optional(),
})

export type Conditions = z.infer<typeof conditionsSchema>
export type RecordedEvent = z.infer<typeof eventSchema>
/** A whole demo: from it, every moment follows. The one thing that is kept, sent and exported. */
export type Recording = z.infer<typeof recordingSchema>

/** When a scenario starts on that day, in epoch ms. */
export const startOf = ({ scenario, day }: Pick<Recording, 'scenario' | 'day'>): number =>
  momentOf(scenarioById(scenario).clock, parseDayKey(day) ?? 0)

/** The clock once an event was over, in epoch ms. */
export const endOf = ({ at, did, left }: RecordedEvent): number =>
  left?.now ?? did?.at(-1)?.at ?? at

/** How many steps of the script are behind a moment. */
export const stepsUntil = ({ events, moment }: Recording): number =>
  events.slice(0, moment).filter(({ step }) => step !== undefined).length
