import { Outlet } from 'react-router-dom'
import { usePlayer } from '#data/api-context.tsx'
import { paths } from '#paths'
import { Redirect } from '#ui/frame/link/redirect.tsx'

/**
 * Money and betting addresses: an inactive player is sent home, where a notice says why
 * (readings.md#inactive-player).
 */
export function ActiveOnly() {
  const { isActive } = usePlayer()
  if (!isActive) return <Redirect to={paths.dashboard} />
  return <Outlet />
}
