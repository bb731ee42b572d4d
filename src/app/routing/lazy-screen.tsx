import { createElement, useEffect, type ComponentType } from 'react'
import { later } from '#ui/feedback/later.tsx'
import type { Retriable } from '#ui/feedback/load-error.tsx'
// With the app: what says that a file couldn't be fetched must not have to be fetched.
import { NotLoaded } from '../ending/not-loaded.tsx'
import { Waiting } from '../start/waiting.tsx'

/** In place of a screen that couldn't be fetched; tries again once there is a connection. */
function Failed({ read }: { read: Retriable }) {
  useEffect(() => {
    window.addEventListener('online', read.refetch)
    return () => window.removeEventListener('online', read.refetch)
  }, [read])
  return <NotLoaded read={read} />
}

/**
 * A screen in a chunk of its own. `preload` fetches the chunk before the tap that needs it;
 * a failed fetch is reported instead of the screen, and isn't remembered: the next try can succeed.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Part = later(async () => (await load())[name])
  const waiting = <Waiting />
  const LazyScreen = (props: Props) =>
    createElement(Part, { ...props, wanted: true, fallback: waiting, failed: Failed })
  return Object.assign(LazyScreen as ComponentType<Props>, { preload: Part.preload })
}
