import { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { pathOnScreen } from '#platform/links/address.ts'
import { scenarios, type ScenarioId } from '#scenarios/registry.ts'
import { allParts } from '../all-parts.ts'
import type { DemoController } from '../controller/controller.ts'

const scenarioIds = scenarios.map(({ id }) => id) as [ScenarioId, ...ScenarioId[]]

/** What another window, the embedding page or a clicker may tell a demo to do. */
export const orderSchema = z.discriminatedUnion('order', [
  /** `look` only asks for the state. */
  z.strictObject({ order: z.enum(['next', 'undo', 'run', 'pause', 'look']) }),
  z.strictObject({ order: z.literal('scenario'), id: z.enum(scenarioIds) }),
  /** Goes to the moment after this many steps. */
  z.strictObject({ order: z.literal('step'), step: z.int().min(0).max(99) }),
  z.strictObject({
    order: z.literal('clock'),
    /** 'HH:MM' on the day the clock shows. */
    time: z.string().optional(),
    runs: z.boolean().optional(),
  }),
  /** `on`: another window controls the demo, so this one hides its tools. */
  z.strictObject({ order: z.literal('lead'), on: z.boolean() }),
])
export type Order = z.infer<typeof orderSchema>

/** What a demo shows, as plain data for another window. */
export interface ControlState extends Pick<
  ReturnType<DemoController['state']>,
  'scenario' | 'done' | 'running' | 'said'
> {
  /** The titles of its script's steps, in order. */
  steps: readonly string[]
  /** The screen's title: 'Wallet'. */
  screen: string
  /** The screen's path. */
  path: string
  /** Epoch ms of the demo's clock. */
  now: number
  runs: boolean
  /** Another window controls the demo. */
  led: boolean
  /** Every file of the demo has loaded. */
  needsNoNetwork: boolean
}

/** Controls the demo, for its own tools and for other windows. */
export interface Control {
  state(): ControlState
  subscribe(listener: () => void): () => void
  order(order: Order): void
}

/** The control of the demo in this window. */
export function controlOf(controller: DemoController): Control {
  const { clock } = controller.scenarioSession
  let led = false

  function readState(): ControlState {
    const { scenario, done, running, said } = controller.state()
    return {
      scenario,
      done,
      running,
      said,
      led,
      steps: controller.scenario().script.map(({ title }) => title),
      screen: document.title.split(' · ')[0] ?? '',
      path: pathOnScreen(),
      now: clock.now(),
      runs: clock.runs(),
      needsNoNetwork: allParts.getState().areLoaded,
    }
  }
  const { getState: state, setState, subscribe } = createStore(readState)
  const publish = () => setState(readState(), true)
  controller.subscribe(publish)
  clock.subscribe(publish)
  allParts.subscribe(publish)
  // A screen writes its name into the page's title when it's rendered.
  new MutationObserver(publish).observe(document.head, { childList: true, subtree: true })

  /** Goes to the end of a step in the recording; if that step isn't in it yet, does the steps. */
  function goToStep(steps: number): void {
    const { scenario, events, done } = controller.state()
    const stepEnds = events.flatMap(({ step }, index) => (step === undefined ? [] : [index + 1]))
    const moment = stepEnds[steps - 1]
    if (steps === 0) void controller.choose(scenario)
    else if (moment === undefined) void controller.play(steps - done)
    else void controller.goTo(moment)
  }

  function setClock(time: string | undefined, runs = clock.runs()): void {
    const minutes = time === undefined ? null : parseTimeOfDay(time)
    if (minutes !== null) clock.set(momentAt(clock.now(), minutes))
    if (runs !== clock.runs()) (runs ? clock.run : clock.hold)()
  }

  return {
    state,
    subscribe,
    order(given) {
      if (given.order === 'next') void controller.next()
      if (given.order === 'undo') void controller.undo()
      if (given.order === 'run') void controller.runAll()
      if (given.order === 'pause') controller.pause()
      if (given.order === 'scenario') void controller.choose(given.id)
      if (given.order === 'step') goToStep(given.step)
      if (given.order === 'clock') setClock(given.time, given.runs)
      if (given.order === 'lead') led = given.on
      if (given.order === 'lead' || given.order === 'look') publish()
    },
  }
}
