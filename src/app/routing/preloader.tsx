import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#paths'
import { isSparingData, onIdle } from '#platform/device/idle.ts'
import { useSession } from '#session/connection.tsx'
import { preloadScreens } from './preload-screens.ts'

/** The path of the link on this site that an element belongs to, or null. */
function appPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === window.location.origin ? link.pathname : null
}

/**
 * Fetches code ahead and renders nothing: the screens of the links on screen, once that is loaded and
 * idle (the dashboard's if nobody is signed in), and the screen of any link as soon as it's touched.
 */
export function Preloader({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isSignedIn = useSession().status === 'signed-in'
  // What the screen itself requested goes first, and adds links.
  const isSettled = useIsFetching() === 0

  // Each answer makes the page idle again, and matching an address with every route takes time.
  const [fetchedPaths] = useState(() => new Set<string>())

  const fetchAll = useEffectEvent(async (linkPaths: Iterable<string | null>) => {
    for (const place of linkPaths) {
      if (place === null || fetchedPaths.has(place)) continue
      // One after the other: all at once would keep the processor from a tap.
      if (await preloadScreens(children, place)) fetchedPaths.add(place)
    }
  })

  useEffect(() => {
    if (!isSettled) return
    return onIdle(() => {
      if (isSparingData()) return
      const linkPaths = isSignedIn ? [...document.links].map(appPath) : [paths.dashboard]
      void fetchAll(new Set(linkPaths.filter((place) => place !== pathname)))
    })
  }, [pathname, isSignedIn, isSettled])
  useEffect(() => {
    const onTouch = ({ target }: Event) => void fetchAll([appPath(target)])
    document.addEventListener('pointerdown', onTouch, { passive: true })
    return () => document.removeEventListener('pointerdown', onTouch)
  }, [])

  return null
}
