import { createContext, use, useSyncExternalStore } from 'react'
import { formatTime } from '#domain/time/dates.ts'
import { useNow } from '#ui/game/use-now.ts'
import type { Director } from '../director/director.ts'

const DirectorContext = createContext<Director | null>(null)
export const DirectorProvider = DirectorContext.Provider

/** The engine of this demo. Throws outside of its provider. */
export function useDirector(): Director {
  const director = use(DirectorContext)
  if (!director) throw new Error('useDirector outside of DirectorProvider')
  return director
}

/** The current story, how far it got, and the last message; renders again whenever rows change. */
export function useStoryPosition() {
  const director = useDirector()
  return useSyncExternalStore(director.subscribe, director.state)
}

/** The faults that are on, and the latency. */
export function useFaults() {
  const { faults } = useDirector().stage.backend
  const active = useSyncExternalStore(faults.subscribe, faults.list)
  const latency = useSyncExternalStore(faults.subscribe, faults.latency)
  return { faults, active, latency }
}

/** The demo's clock in words: '1:42 PM'. */
export function useClock() {
  const { clock } = useDirector().stage
  const now = useNow(clock)
  const runs = useSyncExternalStore(clock.subscribe, clock.runs)
  const speed = useSyncExternalStore(clock.subscribe, clock.speed)
  return { clock, now, runs, speed, time: formatTime(now) }
}
