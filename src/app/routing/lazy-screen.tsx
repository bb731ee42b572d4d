import { createElement, useEffect, useState, type ComponentType } from 'react'
import { appMessages } from '#messages/app/app.ts'
import { later } from '#ui/feedback/later.tsx'
import { Waiting } from '../start/waiting.tsx'

/** One of the parts a page fetches once it's idle, so it works without a connection. */
const NotLoaded = later(() => import('../ending/not-loaded.tsx').then((part) => part.NotLoaded))

type Loaded<Name extends string, Props> = Record<Name, ComponentType<Props>>

/**
 * A screen in a chunk of its own. `preload` fetches the chunk before the tap that needs it;
 * a failed fetch is reported instead of the screen, and isn't remembered: the next try can succeed.
 *
 * Doesn't use `lazy` and `Suspense`: these wait for a moment even if a chunk has loaded, and a
 * picture drawn at build time must match the first render exactly.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Loaded<Name, Props>>,
  name: Name,
) {
  // Once loaded it's drawn at once, so that there's no gap between screens.
  let here: { screen: ComponentType<Props> } | null = null
  const fetchScreen = async () => (here ??= { screen: (await load())[name] })

  function LazyScreen(props: Props) {
    const [box, setBox] = useState<typeof here | 'failed'>(here)
    useEffect(() => {
      const tryAgain = () => setBox(null)
      if (box === 'failed') window.addEventListener('online', tryAgain)
      let wanted = true
      const show = async () => {
        const next = await fetchScreen().catch(() => 'failed' as const)
        if (wanted) setBox(next)
      }
      if (box === null) void show()
      return () => {
        wanted = false
        window.removeEventListener('online', tryAgain)
      }
    }, [box])
    if (box === null) return <Waiting />
    if (box === 'failed') {
      const plain = <p role="alert">{appMessages.crash}</p>
      return <NotLoaded wanted fallback={plain} onRetry={() => setBox(null)} />
    }
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
