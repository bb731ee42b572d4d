import { useEffect } from 'react'
import { useTheme } from './theme.tsx'

/** The colour of the browser's bar: the page's, or slate if a hero reaches the top. */
export function useThemeColor(token: 'bg' | 'slate' = 'bg'): void {
  const { shown } = useTheme()
  useEffect(() => {
    const probe = document.createElement('i')
    probe.style.colorScheme = shown
    probe.style.color = `var(--${token})`
    document.body.append(probe)
    const color = getComputedStyle(probe).color
    probe.remove()
    const metas = document.querySelectorAll('meta[name="theme-color"]')
    for (const meta of metas) {
      meta.setAttribute('content', color)
      meta.removeAttribute('media')
    }
  }, [token, shown])
}
