import { beforeAll, describe, expect, test } from 'vitest'
import { warmUp, type HostOutcome } from '#tests/testing/bets/bet-host.ts'
import { openBetPage, sendBet } from '#tests/testing/bets/sent-bet.ts'

beforeAll(warmUp)

describe('one send recorded twice', () => {
  test.each<[HostOutcome, string[]]>([
    ['repeated', ['accepted']],
    ['repeated, lost', ['unknown', 'found']],
  ])('%s: kept with both ids until the player has read it', async (outcome, told) => {
    const { time, page, open } = await sendBet(outcome)
    await time.pass(10_000)
    expect(page.told).toEqual(told)
    page.close()
    const { pending } = open()
    expect(pending.store.getState().doubled).toMatchObject([{ twice: ['bet-2', 'bet-1'] }])
    pending.markDoubledRead(pending.store.getState().doubled[0]?.id ?? '')
    expect(pending.store.getState().doubled).toEqual([])
  })

  test('the history can’t be read, but the balance fell by twice the stake', async () => {
    const { time, host, page } = openBetPage()
    page.queryClient.setQueryData(['getUserProfile', {}], { balance: 1000 })
    Object.assign(host.state, { outcome: 'repeated', history: 'down' })
    void page.send('first')
    await time.pass(10_000)
    expect(page.pending.store.getState().doubled).toMatchObject([{ twice: [] }])
  })

  test.each<HostOutcome>(['taken', 'lost after', 'slow'])(
    '%s: nothing is said',
    async (outcome) => {
      const { time, page } = await sendBet(outcome)
      page.queryClient.setQueryData(['getUserProfile', {}], { balance: 1000 })
      await time.pass(30_000)
      expect(page.pending.store.getState().doubled).toEqual([])
    },
  )
})
