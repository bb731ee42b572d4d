import { Navigate, Outlet } from 'react-router-dom'
import { usePlayer } from '#api/api-context.tsx'
import { paths } from '../paths.ts'

/** What the dashboard is told so that it says once why an inactive player landed there. */
export interface DashboardState {
  inactive?: boolean
}

/** Money and betting addresses: an inactive player is sent home (spec section 6, decision A26). */
export function ActiveOnly() {
  const { isActive } = usePlayer()
  const state: DashboardState = { inactive: true }
  if (!isActive) return <Navigate to={paths.dashboard} replace state={state} />
  return <Outlet />
}
