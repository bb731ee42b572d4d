import { isValidElement, type ReactNode } from 'react'
import { createRoutesFromElements, matchRoutes } from 'react-router-dom'

/** Fetches the chunks of every screen between the root and an address (`lazyScreen`). */
export function preloadScreens(routes: ReactNode, path: string): Promise<unknown> {
  const matches = matchRoutes(createRoutesFromElements(routes), path) ?? []
  return Promise.all(
    matches.map(({ route: { element } }) => {
      if (!isValidElement(element) || typeof element.type === 'string') return
      if (!('preload' in element.type) || typeof element.type.preload !== 'function') return
      return element.type.preload() as Promise<unknown>
    }),
  )
}
