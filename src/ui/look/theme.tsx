import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useMedia } from '#platform/device/media.ts'
import { createNeeded } from '#platform/needed-context.ts'
import { localStore } from '#platform/storage/storage.ts'
import { applyTheme, readThemeChoice, themeKey } from './theme-choice.ts'

interface Theme {
  /** What is on screen. */
  shown: 'light' | 'dark'
  /** Light becomes dark and dark becomes light. */
  toggle(): void
}

const [ThemeContext, useTheme] = createNeeded<Theme>('ThemeProvider')
export { useTheme }

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
