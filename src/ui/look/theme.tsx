import {
  createContext,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { matches, onMediaChange } from '#platform/device/media.ts'
import { localStore, type SafeStorage } from '#platform/storage/storage.ts'

/** What the player chose; `system` until then. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const storageKey = 'theme'
const darkQuery = '(prefers-color-scheme: dark)'

/** The stored choice. */
export function readThemeChoice(store: SafeStorage = localStore): ThemeChoice {
  const stored = store.get(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Sets the choice on the document; the style sheet does the rest. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

export interface Theme {
  choice: ThemeChoice
  /** What is on screen. */
  shown: 'light' | 'dark'
  choose(choice: ThemeChoice): void
  /** Light becomes dark and dark becomes light. */
  toggle(): void
}

const ThemeContext = createContext<Theme | null>(null)

/** Keeps the theme: follows the system until the player chooses, remembers the choice. */
export function ThemeProvider({
  children,
  store = localStore,
}: {
  children: ReactNode
  store?: SafeStorage
}) {
  const [choice, setChoice] = useState(() => readThemeChoice(store))
  const systemDark = useSyncExternalStore(
    (listener) => onMediaChange(darkQuery, listener),
    () => matches(darkQuery),
    () => false,
  )
  const shown = choice === 'system' ? (systemDark ? 'dark' : 'light') : choice

  useLayoutEffect(() => applyTheme(choice), [choice])

  const choose = (next: ThemeChoice) => {
    if (next === 'system') store.remove(storageKey)
    else store.set(storageKey, next)
    setChoice(next)
  }
  const theme: Theme = {
    choice,
    shown,
    choose,
    toggle: () => choose(shown === 'dark' ? 'light' : 'dark'),
  }
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

/** The theme of this app. Throws outside a `ThemeProvider`. */
export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it')
  return theme
}
