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
 * Fetches ahead and renders nothing: what the links on screen lead to, once it's loaded and idle
 * (the dashboard if nobody is signed in), and the screen of any link as soon as a finger touches
 * it.
 */
export function Preloader({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const signedIn = useSession().status === 'signed-in'
  // What the screen itself requested goes first, and adds links.
  const settled = useIsFetching() === 0

  // Each answer makes the page idle again, and matching an address with every route takes time.
  const [fetched] = useState(() => new Set<string>())

  const fetchAll = useEffectEvent(async (places: Iterable<string | null>) => {
    for (const place of places) {
      if (place === null || fetched.has(place)) continue
      // One after the other: all at once would keep the processor from a tap.
      if (await preloadScreens(children, place)) fetched.add(place)
    }
  })

  useEffect(() => {
    if (!settled) return
    return onIdle(() => {
      if (isSparingData()) return
      const places = signedIn ? [...document.links].map(appPath) : [paths.dashboard]
      void fetchAll(new Set(places.filter((place) => place !== pathname)))
    })
  }, [pathname, signedIn, settled])
  useEffect(() => {
    const onTouch = ({ target }: Event) => void fetchAll([appPath(target)])
    document.addEventListener('pointerdown', onTouch, { passive: true })
    return () => document.removeEventListener('pointerdown', onTouch)
  }, [])

  return null
}
