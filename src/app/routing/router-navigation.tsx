import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { historyEntry } from '#platform/links/history-entry.ts'
import { GoProvider, PlaceProvider, type CurrentPlace, type Go } from '#ui/frame/link/navigation.ts'

/** Tells components the router's address, and lets their links navigate. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, hash, key } = useLocation()
  const arrival = useNavigationType()
  const navigate = useNavigate()
  const place: CurrentPlace = useMemo(
    () => ({ pathname, key, arrival, entry: historyEntry() }),
    [pathname, key, arrival],
  )

  const here = pathname + search + hash
  const latest = useRef({ navigate, here, entry: place.entry })
  useLayoutEffect(() => {
    latest.current = { navigate, here, entry: place.entry }
  })
  // Always the same function, so that a change of screens doesn't render every link again.
  const go = useCallback<Go>((to, { replace } = {}) => {
    if (replace && historyEntry() !== latest.current.entry) return
    const again = to === latest.current.here
    // At once: a second tap may come before the screen, whose files are on their way.
    latest.current.here = to
    void latest.current.navigate(to, { replace: replace ?? again })
  }, [])

  return (
    <GoProvider value={go}>
      <PlaceProvider value={place}>{children}</PlaceProvider>
    </GoProvider>
  )
}
