import { startTransition, useEffect, type ReactElement, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

/**
 * Renders into the page; the first time it may `adopt` what's there. Resolves when the first
 * thing rendered reacts to events.
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
  let onRendered = () => {}
  const rendered = new Promise<void>((resolve) => {
    onRendered = resolve
  })
  return (element, adopt = false) => {
    const client = <Rendered onRendered={onRendered}>{element}</Rendered>
    // What comes after the login takes its place at once: in slices, the login would be rendered
    // again meanwhile, with a button that nobody holds back any more.
    if (root !== null) root.render(client)
    // As a transition, React renders in slices: taps and scrolling don't wait for the whole app.
    else
      startTransition(() => {
        if (adopt) root = hydrateRoot(place, client)
        else {
          root = createRoot(place)
          root.render(client)
        }
      })
    return rendered
  }
}
