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
  /** If set, fetches at once, and again when it changes after a failure. */
  wanted?: unknown
  /** Shown until the part has loaded. */
  fallback?: ReactNode
}

/**
 * A part the first screen can do without: fetched once the page is idle. A failed fetch
 * keeps the fallback and never breaks the screen.
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
    /** Fetches the part before it's needed. */
    preload: () => void fetchPart().catch(() => undefined),
  })
}
