import { describe, expect, it } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { createQueryClient } from '../queries.ts'
import { trackReceived } from './received.ts'

const start = 1_700_000_000_000
const games = ['listGames', {}] as const

function device() {
  const clock = manualClock(start)
  const queryClient = createQueryClient()
  return { clock, queryClient, receivedAt: trackReceived(queryClient, clock) }
}

describe('when an answer came', () => {
  it('is a time on the product’s clock; it moves with the newest answer and goes with it', () => {
    const { clock, queryClient, receivedAt } = device()
    expect(receivedAt(games)).toBeNull()
    queryClient.setQueryData(games, [])
    clock.advance(30_000)
    expect(receivedAt(games)).toBe(start)
    queryClient.setQueryData(games, [])
    expect(receivedAt(games)).toBe(start + 30_000)
    queryClient.clear()
    expect(receivedAt(games)).toBeNull()
  })

  it('stays if the next read fails', async () => {
    const { clock, queryClient, receivedAt } = device()
    queryClient.setQueryData(games, [])
    clock.advance(30_000)
    const queryFn = () => Promise.reject(new Error('no'))
    await expect(
      queryClient.fetchQuery({ queryKey: games, queryFn, staleTime: 0 }),
    ).rejects.toThrow('no')
    expect(receivedAt(games)).toBe(start)
  })
})
