import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link, MemoryRouter, Route } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiProvider, createApi } from '#data/api-context.tsx'
import { deviceClock } from '#domain/time/clock.ts'
import { localStore } from '#platform/storage/storage.ts'
import { Preloader } from './preloader.tsx'

const user = { name: 'Sample Player', mobileNumber: '9876543210' }
let whenIdle: (() => void)[] = []

beforeEach(() => {
  whenIdle = []
  vi.stubGlobal('scheduler', { postTask: (run: () => void) => whenIdle.push(run) })
})

/** Screens that note when their chunk is requested. */
function show({ signedIn }: { signedIn: boolean }) {
  const fetched: string[] = []
  const chunk = (name: string) =>
    Object.assign(() => <h1>{name}</h1>, { preload: () => fetched.push(name) })
  const [Dashboard, Rates, Chart] = ['Dashboard', 'Rates', 'Chart'].map(chunk)
  if (!Dashboard || !Rates || !Chart) throw new Error('three screens')
  const api = createApi({ host: '', clock: deviceClock, storage: localStore })
  if (signedIn) api.session.signIn({ token: 't', user })
  render(
    <ApiProvider value={api}>
      <QueryClientProvider client={api.queryClient}>
        <MemoryRouter>
          <Link to="/game-rates">Game Rates</Link>
          <Link to="/unknown">Nowhere</Link>
          <a href="https://elsewhere.example/game-chart/m">Elsewhere</a>
          <Preloader>
            <Route path="/dashboard" element={<Dashboard />} />
            <Route path="/game-rates" element={<Rates />} />
            <Route path="/game-chart/:gameId" element={<Chart />} />
          </Preloader>
        </MemoryRouter>
      </QueryClientProvider>
    </ApiProvider>,
  )
  const idle = () => act(() => whenIdle.splice(0).forEach((run) => run()))
  return { fetched, idle, queryClient: api.queryClient }
}

it('fetches what the links on screen lead to, but only once the page is idle', () => {
  const { fetched, idle } = show({ signedIn: true })
  expect(fetched).toEqual([])
  idle()
  expect(fetched).toEqual(['Rates'])
})

it('fetches a screen ahead once, however often the page has answers and is idle again', async () => {
  const { fetched, idle, queryClient } = show({ signedIn: true })
  idle()
  let answer = (_: string): void => {}
  const promise = new Promise<string>((resolve) => (answer = resolve))
  await act(
    async () => void queryClient.prefetchQuery({ queryKey: ['a poll'], queryFn: () => promise }),
  )
  await waitFor(() => expect(queryClient.isFetching()).toBe(1))
  answer('an answer')
  await waitFor(() => expect(whenIdle).toHaveLength(1))
  idle()
  expect(fetched).toEqual(['Rates'])
})

it('fetches the dashboard while nobody is signed in', () => {
  const { fetched, idle } = show({ signedIn: false })
  idle()
  expect(fetched).toEqual(['Dashboard'])
})

it('fetches a screen as soon as its link is touched, never another site’s', () => {
  const { fetched } = show({ signedIn: true })
  fireEvent.pointerDown(screen.getByText('Elsewhere'))
  expect(fetched).toEqual([])
  fireEvent.pointerDown(screen.getByText('Game Rates'))
  expect(fetched).toEqual(['Rates'])
})

it('waits for the tap if the player asked to save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { fetched, idle } = show({ signedIn: true })
  idle()
  expect(fetched).toEqual([])
})
