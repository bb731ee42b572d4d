import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { onIdle } from '#platform/device/idle.ts'

export interface LaterProps {
  /** Fetches at once when this is something, and once more when it changes after a failure. */
  wanted?: unknown
  /** Stands there until the part is here. */
  fallback?: ReactNode
}

/**
 * A part that the first screen can do without: fetched once the page is idle. A fetch that fails
 * keeps the fallback; it never takes the screen away.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // Once loaded it's drawn at once, so that there's no gap between screens.
  let loaded: { part: ComponentType<Props> } | null = null
  const fetchPart = async () => (loaded = { part: await load() })

  function Later({ wanted = null, fallback = null, ...props }: Props & LaterProps) {
    const [box, setBox] = useState(loaded)
    const missing = box === null
    const fetchNow = useEffectEvent(() => {
      fetchPart().then(setBox, () => undefined)
    })
    useEffect(() => {
      if (!missing) return
      if (wanted === null) return onIdle(() => fetchNow())
      fetchNow()
    }, [missing, wanted])
    return box ? createElement(box.part, props as unknown as Props) : fallback
  }

  return Object.assign(Later, {
    /** Fetches the part ahead of the place where it will stand. */
    preload: () => void fetchPart().catch(() => undefined),
  })
}
