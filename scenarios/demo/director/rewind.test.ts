import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { dayKey } from '#domain/time/dates.ts'
import { scenarios } from '#scenarios/registry.ts'
import { setStage, tokenFor } from '#scenarios/stage.ts'
import { tokenKey } from '#session/session.ts'
import { createDirector } from './director.ts'
import { conditionsOf } from './mark.ts'

/** Friday, 20 November 2026, 9:00 AM. */
const friday = new Date(2026, 10, 20, 9, 0).getTime()

test.each(scenarios.filter(({ script }) => script.length > 0))(
  '$title: each step is taken back to the moment before it',
  async (scenario) => {
    const stage = setStage(scenario, { device: manualClock(friday) })
    const kept = new Map<string, string>()
    const storage = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => kept.set(key, value).size > 0,
      remove: (key: string) => void kept.delete(key),
    }
    if (scenario.signedInAs) storage.set(tokenKey, tokenFor(stage, scenario.signedInAs))
    const session = {
      token: () => storage.get(tokenKey),
      state: () => ({ status: 'loading' }) as const,
      start: () => Promise.resolve(),
      follow() {},
    }
    const director = createDirector({
      stage,
      position: { scenario: scenario.id, day: dayKey(friday), done: 0 },
      session,
      storage,
      refresh() {},
    })
    const situation = () =>
      structuredClone({
        rows: stage.backend.snapshot().rows,
        now: stage.clock.now(),
        token: session.token(),
        conditions: conditionsOf(stage),
      })

    const before: ReturnType<typeof situation>[] = []
    for (const { title } of scenario.script) {
      before.push(situation())
      await director.next()
      expect(director.state().said).toMatchObject({ text: `Done: ${title}`, failed: false })
    }
    for (const expected of before.toReversed()) {
      await director.undo()
      expect(situation()).toEqual(expected)
    }
    expect(director.state().done).toBe(0)
  },
)
