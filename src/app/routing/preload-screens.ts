import { isValidElement, type ReactNode } from 'react'
import { createRoutesFromElements, matchRoutes } from 'react-router-dom'

/**
 * Fetches the chunks of every screen between the root and an address (`lazyPart`). Resolves to
 * whether all of them have come.
 */
export async function preloadScreens(routes: ReactNode, path: string): Promise<boolean> {
  const matches = matchRoutes(createRoutesFromElements(routes), path) ?? []
  const loads = matches.map(({ route: { element } }): Promise<boolean> | true => {
    if (!isValidElement(element) || typeof element.type === 'string') return true
    if (!('preload' in element.type) || typeof element.type.preload !== 'function') return true
    return element.type.preload() as Promise<boolean>
  })
  return (await Promise.all(loads)).every(Boolean)
}
