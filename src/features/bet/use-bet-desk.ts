import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useApi } from '#api/api-context.tsx'
import { useOnline } from '#platform/online.ts'
import { useToasts } from '#ui/toast.tsx'
import { betDeskOf } from './placement.ts'

/** The bet desk as a screen uses it: opened once, asked again when the connection comes back. */
export function useBetDesk() {
  const desk = betDeskOf(useApi(), useToasts())
  const placement = useSyncExternalStore(desk.subscribe, desk.placement, desk.placement)
  const online = useOnline()
  const wasOnline = useRef(online)

  useEffect(() => desk.open(), [desk])
  useEffect(() => {
    if (online && !wasOnline.current) void desk.check()
    wasOnline.current = online
  }, [desk, online])

  return { desk, placement }
}
