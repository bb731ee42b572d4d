import { describe, expect, it } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { createQueryClient } from '../queries.ts'
import { trackReceived } from './received.ts'

const start = 1_700_000_000_000
const games = ['listGames', {}] as const

describe('when an answer came', () => {
  it('is a time on the product’s clock, not the device’s', () => {
    const clock = manualClock(start)
    const queryClient = createQueryClient()
    const receivedAt = trackReceived(queryClient, clock)
    expect(receivedAt(games)).toBeNull()
    queryClient.setQueryData(games, [])
    expect(receivedAt(games)).toBe(start)
    clock.advance(60_000)
    expect(receivedAt(games)).toBe(start)
  })

  it('moves with the newest answer and is forgotten with it', () => {
    const clock = manualClock(start)
    const queryClient = createQueryClient()
    const receivedAt = trackReceived(queryClient, clock)
    queryClient.setQueryData(games, [])
    clock.advance(30_000)
    queryClient.setQueryData(games, [])
    expect(receivedAt(games)).toBe(start + 30_000)
    queryClient.clear()
    expect(receivedAt(games)).toBeNull()
  })

  it('stays if the next read fails', async () => {
    const clock = manualClock(start)
    const queryClient = createQueryClient()
    const receivedAt = trackReceived(queryClient, clock)
    queryClient.setQueryData(games, [])
    clock.advance(30_000)
    const failing = {
      queryKey: games,
      queryFn: () => Promise.reject(new Error('no')),
      staleTime: 0,
    }
    await expect(queryClient.fetchQuery(failing)).rejects.toThrow('no')
    expect(receivedAt(games)).toBe(start)
  })
})
