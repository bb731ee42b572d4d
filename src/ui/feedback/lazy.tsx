import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'
import { onIdle } from '#platform/device/idle.ts'
import type { Retriable } from './load-error.tsx'

export interface LazyProps<Props = object> {
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
 * A part the first screen can do without: fetched once the page is idle. A failed fetch
 * keeps the fallback, or shows `failed`, and never breaks the screen.
 *
 * Doesn't use `lazy` and `Suspense`, which show a part up to 300 ms late; and a picture drawn at
 * build time must match the first render exactly.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // Once loaded it's drawn at once, so that there's no gap between screens.
  let loaded: { part: ComponentType<Props> } | null = null
  const fetchPart = async () => (loaded = { part: await load() })

  function Lazy({
    wanted = null,
    needed = wanted !== null,
    fallback = null,
    failed,
    ...props
  }: Props & LazyProps<Props>) {
    const [box, setBox] = useState<typeof loaded | 'failed'>(loaded)
    const missing = box === null
    const fetchNow = useEffectEvent(() => {
      fetchPart().then(setBox, () => failed && needed && setBox('failed'))
    })
    useEffect(() => {
      if (!missing) return
      if (wanted === null) return onIdle(() => fetchNow())
      fetchNow()
    }, [missing, wanted])
    if (box === 'failed') {
      const read = { refetch: () => setBox(null), isFetching: false }
      return failed && createElement(failed, { ...(props as unknown as Props), read })
    }
    return box ? createElement(box.part, props as unknown as Props) : fallback
  }

  return Object.assign(Lazy, {
    /** Fetches the part before it's needed; resolves to whether it can be drawn at once. */
    preload: (): Promise<boolean> =>
      fetchPart().then(
        () => true,
        () => false,
      ),
  })
}
