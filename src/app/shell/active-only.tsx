import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '#paths'
import { usePlayer } from '#session/api-context.tsx'

/**
 * Money and betting addresses: an inactive player is sent home, where a notice says why
 * (readings.md#inactive-player).
 */
export function ActiveOnly() {
  const { isActive } = usePlayer()
  if (!isActive) return <Navigate to={paths.dashboard} replace />
  return <Outlet />
}
