import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'
import { lazy } from '#lib/lazy.ts'
import { onIdle } from '#platform/device/idle.ts'
import type { Retriable } from './load-error.tsx'

export interface LazyPartProps<Props = object> {
  /** If set, fetches at once, and again when it changes after a failure. */
  wanted?: unknown
  /** It's missed even if nobody has asked for it: then `failed` is shown too. */
  needed?: boolean
  /** Shown until the part has loaded. */
  fallback?: ReactNode
  /** Shown instead after a failed fetch of what is wanted; it's given the part's props too. */
  failed?: FunctionComponent<Props & { read: Retriable }>
}

/**
 * A component that is loaded later (`#lib/lazy.ts`): once the page is idle, or as soon as it's
 * `wanted`. A failed fetch keeps the fallback, or shows `failed`, and never breaks the screen.
 *
 * Doesn't use React's `lazy` and `Suspense`, which show a part up to 300 ms late; and a prerendered
 * screen must match the first render exactly.
 * @param always what every use of the part is given, unless it says otherwise
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  always: LazyPartProps<Props> = {},
) {
  const fetchPart = lazy(load)

  function LazyPart(given: Props & LazyPartProps<Props>) {
    const {
      wanted = null,
      needed = wanted !== null,
      fallback = null,
      failed,
      ...props
    } = { ...always, ...given }
    // Once loaded it's rendered at once, so that there's no gap between screens.
    const [part, setPart] = useState<ComponentType<Props> | 'failed' | null>(() =>
      fetchPart.loaded(),
    )
    const missing = part === null
    const fetchNow = useEffectEvent(() => {
      fetchPart().then(
        (loaded) => setPart(() => loaded),
        () => failed && needed && setPart('failed'),
      )
    })
    useEffect(() => {
      if (!missing) return
      if (wanted === null) return onIdle(() => fetchNow())
      fetchNow()
    }, [missing, wanted])
    if (part === 'failed') {
      const read = { refetch: () => setPart(null), isFetching: false }
      return failed && createElement(failed, { ...(props as unknown as Props), read })
    }
    return part ? createElement(part, props as unknown as Props) : fallback
  }

  return Object.assign(LazyPart, {
    /** Fetches the part before it's needed; resolves to whether it can be rendered at once. */
    preload: (): Promise<boolean> =>
      fetchPart().then(
        () => true,
        () => false,
      ),
  })
}
