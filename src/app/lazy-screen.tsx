import { type ComponentType, lazy } from 'react'

type Loaded<Name extends string, Props> = Record<Name, ComponentType<Props>>

/**
 * A screen in a chunk of its own. `preload` fetches the chunk ahead of the tap that needs it;
 * a failed fetch is not remembered, so that the next try can succeed.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Loaded<Name, Props>>,
  name: Name,
) {
  const Screen = lazy(() => load().then((loaded) => ({ default: loaded[name] })))
  const preload = () => void load().catch(() => undefined)
  return Object.assign(Screen as unknown as ComponentType<Props>, { preload })
}
