import { createContext, use, useSyncExternalStore } from 'react'
import { formatTime } from '#domain/time/dates.ts'
import { useNow } from '#ui/game/use-now.ts'
import type { DemoController } from '../controller/controller.ts'

const ControllerContext = createContext<DemoController | null>(null)
export const ControllerProvider = ControllerContext.Provider

/** The controller of this demo. Throws outside of its provider. */
export function useController(): DemoController {
  const controller = use(ControllerContext)
  if (!controller) throw new Error('useController outside of ControllerProvider')
  return controller
}

/** The current scenario, how far it got, and the last message; renders again whenever rows change. */
export function useScenarioPosition() {
  const controller = useController()
  return useSyncExternalStore(controller.subscribe, controller.state)
}

/** The faults that are on, and the latency. */
export function useFaults() {
  const { faults } = useController().scenarioSession.backend
  const active = useSyncExternalStore(faults.subscribe, faults.list)
  const latency = useSyncExternalStore(faults.subscribe, faults.latency)
  return { faults, active, latency }
}

/** The demo's clock in words: '1:42 PM'. */
export function useClock() {
  const { clock } = useController().scenarioSession
  const now = useNow(clock)
  const runs = useSyncExternalStore(clock.subscribe, clock.runs)
  const speed = useSyncExternalStore(clock.subscribe, clock.speed)
  return { clock, now, runs, speed, time: formatTime(now) }
}
