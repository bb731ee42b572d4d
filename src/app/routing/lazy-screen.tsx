import { createElement, useEffect, useState, type ComponentType } from 'react'
import { Waiting } from '../start/waiting.tsx'

type Loaded<Name extends string, Props> = Record<Name, ComponentType<Props>>

/**
 * A screen in a chunk of its own. `preload` fetches the chunk ahead of the tap that needs it;
 * a failed fetch breaks the screen and is not remembered, so that the next try can succeed.
 *
 * Not `lazy` and `Suspense`: these wait for a moment even for a chunk that is here already, and a
 * picture that was drawn at build time must be met by the first drawing as it stands.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Loaded<Name, Props>>,
  name: Name,
) {
  // Once here it is drawn at once wherever it stands: no gap at a change of screens.
  let here: { screen: ComponentType<Props> } | null = null
  const fetchScreen = async () => (here ??= { screen: (await load())[name] })

  function LazyScreen(props: Props) {
    const [box, setBox] = useState<typeof here | { error: unknown }>(here)
    useEffect(() => {
      if (box !== null) return
      let wanted = true
      const show = async () => {
        const next = await fetchScreen().catch((error: unknown) => ({ error }))
        if (wanted) setBox(next)
      }
      void show()
      return () => {
        wanted = false
      }
    }, [box])
    if (box === null) return <Waiting />
    if ('error' in box) throw box.error
    return createElement(box.screen, props)
  }

  return Object.assign(LazyScreen as ComponentType<Props>, {
    /** Resolves to whether it can be drawn at once. */
    preload: (): Promise<boolean> =>
      fetchScreen().then(
        () => true,
        () => false,
      ),
  })
}
