import { ApiError } from '#api/api-error.ts'
import { createSignal } from '#domain/store.ts'
import { manualClock } from '#domain/time/clock.ts'
import { parseDayKey } from '#domain/time/dates.ts'
import { isCommandName, type CommandName } from '#mocks/commands.ts'
import { CommandError } from '#mocks/commands/command.ts'
import type { Scenario, Stage, Step } from '#scenarios/define.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { setStage, tokenFor } from '#scenarios/stage.ts'
import { tokenKey, type KeyValueStore, type Session } from '#session/session.ts'
import {
  forgetUnknownSends,
  markOf,
  restoreMark,
  setConditions,
  type Conditions,
  type DirectorState,
  type Mark,
  type StoryPosition,
} from './mark.ts'
import { sentence } from './sentence.ts'

export interface DirectorOptions {
  stage: Stage
  position: StoryPosition
  session: Pick<Session, 'token' | 'state' | 'start' | 'follow'>
  /** Where the client keeps its token. */
  storage: KeyValueStore
  /** Reads again what's on screen; `anew` forgets it first. */
  refresh(how: 'stale' | 'anew'): void
  /** Lets milliseconds pass; tests need not wait. */
  wait?: (ms: number) => Promise<void>
}

/** Changes data, clock, faults and the signed-in player together. Reports errors, never throws. */
export interface Director {
  readonly stage: Stage
  state(): DirectorState
  subscribe(listener: () => void): () => void
  scenario(): Scenario<ScenarioId>
  /** Starts a scenario on a day, and plays its first steps. */
  choose(id: ScenarioId, options?: { day?: string; steps?: number }): Promise<void>
  /** Carries out the next step. */
  next(): Promise<void>
  /** Carries out the next so many steps. */
  play(count: number): Promise<void>
  /** Does one step every few seconds, until the last one or `pause`. */
  runAll(): Promise<void>
  pause(): void
  /** Rewinds to the moment before the last step, whatever happened since. */
  undo(): Promise<void>
  /** Acts as staff. True when it was done. */
  command(name: CommandName, args: unknown): Promise<boolean>
  /** The situation as it is, to be kept. */
  mark(): Mark
  /** Takes over a situation that was kept. */
  take(position: StoryPosition, mark: Mark): boolean
  /** Another tab moved on; it sees to the rows. */
  follow(elsewhere: StoryPosition & Conditions & { now: number }): void
  say(text: string, failed?: boolean): void
  /** Opens addresses of the app with the router. False if it's already on screen. */
  navigateWith(open: (path: string) => boolean): void
}

/** Real milliseconds between two looks while the clock is fast. */
const pauseBetweenLooks = 4000

/** Milliseconds in which an audience finds its way on a screen before something happens on it. */
const lookFirst = 1000

/** Milliseconds between two steps that are done by themselves. */
const perStep = 3000

const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** The engine of the demo: one stage on which one scenario after the other is played. */
export function createDirector(options: DirectorOptions): Director {
  const { stage, session, storage, refresh, wait = pass } = options
  let state: DirectorState = { ...options.position, said: null, running: false }
  let before: (Mark | undefined)[] = []
  let quiet = false
  /** A step is under way: on a slow network that takes a while. */
  let working = false
  let underWay: Promise<unknown> = Promise.resolve()
  /** Counts how often the situation was replaced: a step under way then belongs to nothing. */
  let story = 0
  let open = (_path: string) => false
  const { subscribe, emit } = createSignal()

  function leaveStory(): void {
    story += 1
    working = false
    state = { ...state, running: false }
  }

  function become(change: Partial<DirectorState>): void {
    state = { ...state, ...change }
    emit()
  }
  const scenario = () => scenarioById(state.scenario)
  const say = (text: string, failed = false) => become({ said: { text, failed } })

  /** Several changes at once, then one look at the outcome. */
  function together<T>(how: 'stale' | 'anew', work: () => T): T {
    quiet = true
    try {
      return work()
    } finally {
      quiet = false
      refresh(how)
    }
  }

  function signIn(token: string | null, anew: boolean): void {
    if (token === null) storage.remove(tokenKey)
    else storage.set(tokenKey, token)
    if (token !== session.token()) session.follow()
    else if (token !== null && (anew || session.state().status !== 'signed-in')) {
      void session.start()
    }
  }

  function begin(next: Scenario<ScenarioId>, day: string): void {
    const device = manualClock(parseDayKey(day) ?? stage.clock.now())
    const fresh = setStage(next, { device })
    const token = next.signedInAs ? tokenFor(fresh, next.signedInAs) : null
    together('anew', () => {
      leaveStory()
      restoreMark(stage, markOf(fresh, token))
      forgetUnknownSends(stage, storage)
      before = []
      become({ scenario: next.id, day, done: 0, said: null })
      signIn(token, true)
    })
  }

  /** Most steps need somebody who is signed in, and whoever shows the demo may not be. */
  function signInFor({ signedInAs }: Scenario<ScenarioId>): void {
    if (signedInAs && session.token() === null) signIn(tokenFor(stage, signedInAs), false)
  }

  /** The screen of a step comes into view before anything happens on it. */
  async function bringIntoView({ title, at = scenario().start }: Step): Promise<void> {
    const moved = open(at)
    say(`${title}…`)
    if (moved) await wait(lookFirst)
  }

  async function step(shown = true): Promise<boolean> {
    const next = scenario().script[state.done]
    if (!next || working) return false
    const mark = markOf(stage, session.token())
    const mine = story
    working = true
    const end = (text: string, note?: string | void) => {
      before[state.done] = mark
      become({ done: state.done + 1, said: { text, failed: false, ...(note && { note }) } })
      return true
    }
    try {
      const run = (async () => {
        signInFor(scenario())
        if (shown) await bringIntoView(next)
        if (mine !== story) return
        quiet = true
        return next.run(stage)
      })()
      underWay = run
      const note = await run
      if (mine !== story) return false
      return end(`Done: ${next.title}`, note)
    } catch (error) {
      if (mine !== story) return false
      // A step that was done by hand, or can't be done any more, doesn't stop the story.
      if (error instanceof CommandError) return end(`Already done: ${next.title}`, error.message)
      if (error instanceof ApiError && error.kind === 'refused') {
        return end(`Skipped: ${next.title}`, sentence(error))
      }
      restoreMark(stage, mark)
      say(`${next.title}: ${sentence(error)}`, true)
      return false
    } finally {
      if (mine === story) working = false
      quiet = false
      refresh('stale')
      askAgain()
    }
  }

  /** Waits for a step's calls, which the next story would meet. Doesn't wait for ever. */
  async function stepEnded(): Promise<void> {
    if (!working) return
    const longest = new Promise((done) => setTimeout(done, pauseBetweenLooks))
    await Promise.race([underWay.catch(() => {}), longest])
  }

  /** When the network is better, nobody should have to press Retry. */
  function askAgain(): void {
    if (session.state().status === 'unreachable') void session.start()
  }

  async function steps(count: number, shown = true): Promise<void> {
    for (let i = 0; i < count; i += 1) if (!(await step(shown))) return
  }

  async function runAll(): Promise<void> {
    if (state.running) return
    become({ running: true })
    while (state.running && (await step()) && scenario().script[state.done]) await wait(perStep)
    if (state.running) become({ running: false })
  }

  // The client reads again by itself what it changed, as with any host.
  const fromOutside = (cause: string) =>
    isCommandName(cause) || cause === 'restore' || cause === 'edit'
  stage.backend.subscribe((cause) => {
    if (!quiet && fromOutside(cause)) refresh('stale')
  })
  let looked = 0
  stage.clock.subscribe(() => {
    // A fast clock reports a move every second; the host needn't be asked each time.
    const since = performance.now() - looked
    if (quiet || (stage.clock.speed() > 1 && since < pauseBetweenLooks)) return
    looked = performance.now()
    refresh('stale')
  })

  return {
    stage,
    state: () => state,
    subscribe,
    scenario,
    say,
    navigateWith(next) {
      open = next
    },
    async choose(id, { day = state.day, steps: count = 0 } = {}) {
      const next = scenarioById(id)
      await stepEnded()
      begin(next, day)
      await steps(count, false)
      open(next.start)
    },
    next: () => steps(1),
    play: (count) => steps(count, false),
    runAll,
    pause: () => become({ running: false }),
    async undo() {
      await stepEnded()
      if (state.done === 0) return
      const done = state.done - 1
      const { title = '', at = scenario().start } = scenario().script[done] ?? {}
      const mark = before[done]
      if (mark) {
        together('stale', () => {
          leaveStory()
          restoreMark(stage, mark)
          signIn(mark.token, false)
        })
        become({ done })
      } else {
        // The page was reloaded since, so the steps are run again.
        begin(scenario(), state.day)
        await steps(done, false)
      }
      open(at)
      say(`Undone: ${title}`)
    },
    async command(name, args) {
      try {
        say(await stage.backend.run(name, args))
        return true
      } catch (error) {
        say(sentence(error), true)
        return false
      }
    },
    mark: () => markOf(stage, session.token()),
    take(position, mark) {
      return together('anew', () => {
        if (!restoreMark(stage, mark)) return false
        leaveStory()
        before = []
        become({ ...position, said: null })
        signIn(mark.token, true)
        return true
      })
    },
    follow({ scenario: id, day, done, now, ...conditions }) {
      const same = id === state.scenario && day === state.day && done === state.done
      if (!same) leaveStory()
      before = []
      stage.clock.set(now)
      setConditions(stage, conditions)
      become({ scenario: id, day, done })
    },
  }
}
