import { startTransition, useEffect, type ReactElement, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

/**
 * Renders into the page; the first time it may `adopt` what's there. Resolves when what is rendered
 * reacts to events; until then, what was there before stays.
 */
export type Render = (element: ReactElement, adopt?: boolean) => Promise<void>

/** Reports when everything inside has been rendered and reacts to events. */
function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered])
  return children
}

/** A way to render into `place`. */
export function renderInto(place: HTMLElement): Render {
  let root: Root | null = null
  return (element, adopt = false) =>
    new Promise((resolve) => {
      const client = <Rendered onRendered={resolve}>{element}</Rendered>
      // As a transition, React renders in slices: taps and scrolling don't wait for the whole app.
      startTransition(() => {
        if (root === null && adopt) root = hydrateRoot(place, client)
        else (root ??= createRoot(place)).render(client)
      })
    })
}
