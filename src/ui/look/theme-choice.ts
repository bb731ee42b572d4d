import type { SafeStorage } from '#platform/storage/storage.ts'

/** What the player chose; `system` until then. */
type ThemeChoice = 'system' | 'light' | 'dark'

/** Local storage key of the choice. */
export const themeKey = 'theme'

/** The stored choice. */
export function readThemeChoice(store: Pick<SafeStorage, 'get'>): ThemeChoice {
  const stored = store.get(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Sets the choice on the document; the style sheet does the rest. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}
