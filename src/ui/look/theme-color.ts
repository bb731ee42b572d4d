import { useEffect } from 'react'
import { useTheme } from './theme.tsx'

/** What a token is as a colour, with the theme that's shown. */
function colorOf(token: string, theme: 'light' | 'dark'): string {
  const probe = document.createElement('i')
  probe.style.colorScheme = theme
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The colour of the browser's bar: the page's, or slate if a hero reaches the top. */
export function useThemeColor(token: 'bg' | 'slate' = 'bg'): void {
  const { shown } = useTheme()
  useEffect(() => {
    // In the frame: asked for any earlier, the browser would lay out the whole screen twice.
    const frame = requestAnimationFrame(() => {
      const color = colorOf(token, shown)
      const metas = document.querySelectorAll('meta[name="theme-color"]')
      for (const meta of metas) {
        meta.setAttribute('content', color)
        meta.removeAttribute('media')
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [token, shown])
}
