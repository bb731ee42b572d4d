import { describe, expect, it } from 'vitest'
import { createResultWatch, freshOf } from './result-watch.ts'

const noon = new Date(2026, 10, 20, 12, 40).getTime()
const seconds = (count: number) => noon + count * 1000
const malwa = (result: string) => [{ _id: 'm', gameName: 'Malwa Day', result }]

function declaredOpen(at: number) {
  const watch = createResultWatch()
  watch.observe(malwa('***-**-***'), noon)
  watch.observe(malwa('245-1*-***'), at)
  return watch
}

describe('the watch over results', () => {
  it('has no news of what it sees first', () => {
    const watch = createResultWatch()
    watch.observe(malwa('245-1*-***'), noon)
    expect(watch.store.getState().news).toEqual([])
  })

  it('claims no time if the games hadn’t been read for over a minute', () => {
    const watch = declaredOpen(seconds(61))
    expect(freshOf(watch.store.getState().news, 'm', seconds(61))).toMatchObject({
      part: 'open',
      seenAt: null,
    })
  })

  it('marks both halves while both are new, and names the later one', () => {
    const watch = declaredOpen(seconds(30))
    watch.observe(malwa('245-10-136'), seconds(90))
    expect(freshOf(watch.store.getState().news, 'm', seconds(90))).toEqual({
      part: 'both',
      session: 'close',
      seenAt: seconds(90),
    })
  })
})
