import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { useMedia } from '#platform/device/media.ts'
import { localStore } from '#platform/storage/storage.ts'
import { applyTheme, readThemeChoice, themeKey } from './theme-choice.ts'

interface Theme {
  /** What is on screen. */
  shown: 'light' | 'dark'
  /** Light becomes dark and dark becomes light. */
  toggle(): void
}

const ThemeContext = createContext<Theme | null>(null)

/** Keeps the theme: follows the system until the player chooses, remembers the choice. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(() => readThemeChoice(localStore))
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  const shown = choice === 'system' ? (systemDark ? 'dark' : 'light') : choice

  useLayoutEffect(() => applyTheme(choice), [choice])

  function toggle(): void {
    const next = shown === 'dark' ? 'light' : 'dark'
    localStore.set(themeKey, next)
    setChoice(next)
  }
  return <ThemeContext value={{ shown, toggle }}>{children}</ThemeContext>
}

/** The theme of this app. Throws outside a `ThemeProvider`. */
export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it')
  return theme
}
