import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { redirectAfterBetMs } from '#domain/time/intervals.ts'
import { paths } from '#paths'
import { useSchedule } from '#platform/schedule-context.ts'
import { useStillHere } from '#ui/frame/link/navigation.ts'

/**
 * Goes to the dashboard after 1.5 s while `leaving`, unless the player has begun to go elsewhere. A tap on the receipt counts from its first
 * touch: one that begins in time must not end on the dashboard. Returns how long its line runs, if
 * there is one.
 */
export function useReturnHome(leaving: boolean): { leavesIn?: number } {
  const navigate = useNavigate()
  const schedule = useSchedule()
  // The line keeps its space, so that the button doesn't move under the finger.
  const [timed] = useState(leaving)
  const isStillHere = useStillHere()
  const goHome = useEffectEvent(() => {
    if (isStillHere()) void navigate(paths.dashboard)
  })
  useEffect(
    () => (leaving ? schedule(() => goHome(), redirectAfterBetMs) : undefined),
    [leaving, schedule],
  )
  return timed ? { leavesIn: leaving ? redirectAfterBetMs : 0 } : {}
}
