import { createElement, type ComponentType } from 'react'
import { lazy } from '#ui/feedback/lazy.tsx'
import { MissingScreen } from '../error-pages/missing.tsx'
import { Waiting } from '../start/waiting.tsx'

/**
 * A screen in a chunk of its own. `preload` fetches the chunk before the tap that needs it;
 * after a failed fetch the page is loaded anew, once; then it's reported instead of the screen, and
 * isn't remembered: the next try can succeed.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Part = lazy(async () => (await load())[name])
  const waiting = <Waiting />
  const LazyScreen = (props: Props) =>
    createElement(Part, { ...props, wanted: true, fallback: waiting, failed: MissingScreen })
  return Object.assign(LazyScreen as ComponentType<Props>, { preload: Part.preload })
}
