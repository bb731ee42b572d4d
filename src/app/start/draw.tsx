import { startTransition, useEffect, type ReactElement, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

/**
 * Draws into the page; the first time it may `adopt` what's there. Resolves when the first
 * thing drawn reacts to events.
 */
export type Draw = (element: ReactElement, adopt?: boolean) => Promise<void>

/** Reports when everything inside has been drawn and reacts to events. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn])
  return children
}

/** A way to draw into `place`. */
export function drawInto(place: HTMLElement): Draw {
  let root: Root | null = null
  let onDrawn = () => {}
  const drawn = new Promise<void>((resolve) => {
    onDrawn = resolve
  })
  return (element, adopt = false) => {
    const client = <Drawn onDrawn={onDrawn}>{element}</Drawn>
    // What comes after the login takes its place at once: in slices, the login would be drawn again
    // meanwhile, with a button that nobody holds back any more.
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
    return drawn
  }
}
