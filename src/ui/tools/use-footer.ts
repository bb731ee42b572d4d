import { useEffect, useState } from 'react'

/** The element at the bottom of the screen: of an open dialog, otherwise the bar or footer. */
function footerOf(): HTMLElement | null {
  const open = document.querySelector('#root dialog[open]')
  if (open) return open.querySelector<HTMLElement>('.sheet-footer')
  return (
    document.querySelector<HTMLElement>('#root .still-sheet') ??
    document.querySelector<HTMLElement>('#root main + .sticky')
  )
}

/** Height in px of the element at the bottom of the screen, so that the pill can sit above it. */
export function useFooterHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const root = document.getElementById('root')
    if (!root || typeof ResizeObserver === 'undefined') return
    let watched: HTMLElement | null = null
    const sizes = new ResizeObserver(() => {
      // A footer that ends the page instead is not in the way (src/ui/look/parts.css).
      const moves = watched?.matches('.sticky') && getComputedStyle(watched).position === 'static'
      setHeight(moves ? 0 : (watched?.offsetHeight ?? 0))
    })
    const measure = () => {
      const footer = footerOf()
      if (footer === watched) return
      sizes.disconnect()
      watched = footer
      if (footer) sizes.observe(footer)
      else setHeight(0)
    }
    measure()
    const changes = new MutationObserver(measure)
    changes.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [])
  return height
}
