import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { useOnline } from '#platform/device/online.ts'
import { goOffline } from '#tests/testing/browser.ts'
import { memory } from '#tests/testing/memory-item-store.ts'
import { ConnectionProvider, createConnection } from './connection.tsx'

const connect = () =>
  createConnection({
    host: '',
    clock: manualClock(0),
    storage: memory(),
    fetch: async () => Response.json([]),
  })

it('an answer of one connection says nothing of another: each has its own word against the phone’s', async () => {
  goOffline()
  const [answered, silent] = [connect(), connect()]
  await answered.client.call('listGames')
  const isOnline = (connection: typeof answered) =>
    renderHook(useOnline, {
      wrapper: ({ children }) => (
        <ConnectionProvider value={connection}>{children}</ConnectionProvider>
      ),
    }).result.current
  expect(isOnline(answered)).toBe(true)
  expect(isOnline(silent)).toBe(false)
})
