import { describe, expect, it } from 'vitest'
import { resultNews } from './result-news.ts'

const malwa = (result: string | null) => ({ _id: 'm', gameName: 'Malwa Day', result })
const konkan = (result: string | null) => ({ _id: 'k', gameName: 'Konkan Day', result })
const nothing = '***-**-***'

describe('news of results', () => {
  it('reports a close result, and not the open one again', () => {
    expect(resultNews([malwa('245-1*-***')], [malwa('245-10-136')])).toEqual([
      { gameId: 'm', gameName: 'Malwa Day', session: 'close', draw: ['136', '0'] },
    ])
  })

  it('reports both sessions and several markets, in order', () => {
    const before = [malwa(nothing), konkan('128-1*-***')]
    const after = [malwa('245-10-136'), konkan('128-12-345')]
    expect(
      resultNews(before, after).map(({ gameName, session, draw }) => [gameName, session, draw]),
    ).toEqual([
      ['Malwa Day', 'open', ['245', '1']],
      ['Malwa Day', 'close', ['136', '0']],
      ['Konkan Day', 'close', ['345', '2']],
    ])
  })

  it('reports a corrected result', () => {
    expect(resultNews([malwa('245-1*-***')], [malwa('246-2*-***')])).toMatchObject([
      { gameName: 'Malwa Day', session: 'open', draw: ['246', '2'] },
    ])
  })

  it.each([
    ['nothing changed', malwa('245-1*-***'), malwa('245-1*-***')],
    ['a new day began', malwa('245-10-136'), malwa(nothing)],
    ['the result cannot be read', malwa(nothing), malwa('soon')],
    ['the market is new', konkan(nothing), malwa('245-1*-***')],
  ])('is silent when %s', (_, before, after) => {
    expect(resultNews([before], [after])).toEqual([])
  })
})
