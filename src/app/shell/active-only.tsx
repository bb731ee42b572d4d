import { Navigate, Outlet } from 'react-router-dom'
import { usePlayer } from '#api/api-context.tsx'
import { paths } from '../paths.ts'

/**
 * Money and betting addresses: an inactive player is sent home, where a notice says why
 * (readings.md#inactive-player).
 */
export function ActiveOnly() {
  const { isActive } = usePlayer()
  if (!isActive) return <Navigate to={paths.dashboard} replace />
  return <Outlet />
}
