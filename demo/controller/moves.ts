import type { ScenarioId } from '#scenarios/registry.ts'
import type { Conditions, Recording } from '../recording/recording.ts'
import type { Place } from './client-screen.ts'
import type { ControllerOptions, Situation } from './situation.ts'

/** Goes to another moment, scenario or recording, and brings the client along. */
export function createMoves(
  { course, client, readRecorder, state, update, scenario, report, lastStep, place }: Situation,
  { recorder, refresh, beginVisit }: ControllerOptions,
  leaveStep: () => Promise<void>,
) {
  /** Goes over to another situation, then refreshes the client once. */
  function change(how: 'stale' | 'anew', work: () => void): void {
    course.isChangingByItself = true
    try {
      work()
      course.generation += 1
      course.isStepRunning = false
      update({ ...readRecorder(), said: null, running: false })
    } finally {
      course.isChangingByItself = false
      refresh(how)
    }
  }

  /**
   * Replaces the situation by the one that `bring` brings back, in which the client begins a visit of
   * its own: whatever it knows, shows or has in its forms is of another moment.
   */
  function replace(bring: () => Conditions): void {
    course.isReplacing = true
    try {
      change('anew', () => {
        const { token } = bring()
        beginVisit()
        client.signIn(token, true)
      })
    } finally {
      course.isReplacing = false
    }
  }

  /** After a jump: shows the screen of the step that was done last, scrolled to what it changed. */
  async function showPlace(before?: Place): Promise<void> {
    const startedIn = course.generation
    const step = lastStep()
    course.screen?.clear()
    if (before) return course.screen?.restore(before)
    course.screen?.open(place())
    if (!step) course.screen?.scrollToTop()
    else if (startedIn === course.generation) await course.screen?.show(step.view)
  }

  async function show(moment: number, now?: number, before?: Place): Promise<void> {
    await leaveStep()
    replace(() => recorder.goTo(moment, now))
    await showPlace(before)
  }

  return {
    showPlace,
    /** Starts a scenario on the day of the one before. */
    async choose(id: ScenarioId): Promise<void> {
      await leaveStep()
      replace(() => recorder.start(id, state().day))
      course.places = new Map()
      await showPlace()
    },
    /** Rewinds to the moment before the last step, even if other events followed it. */
    async undo(): Promise<void> {
      const { events, moment } = state()
      const last = events.slice(0, moment).findLastIndex((event) => event.step !== undefined)
      const { step: index, at } = events[last] ?? {}
      if (index === undefined) return
      await leaveStep()
      await show(last, at, course.places.get(last))
      report(`Undone: ${scenario().script[index]?.title ?? ''}`)
    },
    /** Goes to any moment of the recording, forwards or back. */
    goTo: (moment: number) => show(moment),
    /** Replaces the situation with a recording from a file. Throws `RecordingError`. */
    load(recording: Recording): void {
      replace(() => recorder.take(recording))
      course.places = new Map()
      void showPlace()
    },
    /** Goes on from the recording of another tab. Throws `RecordingError`. */
    follow(recording: Recording): void {
      change('stale', () => recorder.take(recording))
    },
  }
}
