/** Stores nothing, and throws when written to. */
class NoStorage {
  getItem(): null {
    return null
  }
  setItem(): never {
    throw new DOMException('Storage is not available.', 'QuotaExceededError')
  }
}

function isDenied(): boolean {
  try {
    return window.localStorage === null
  } catch {
    return true
  }
}

/**
 * Runs `load` with something in the place of a `localStorage` whose mere mention throws, as where
 * cookies are switched off: MSW reads it when it loads, and would fail. Everything else
 * still sees that storage is denied.
 */
export async function withStorage<T>(load: () => Promise<T>): Promise<T> {
  if (!isDenied()) return load()
  const denied = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {}
  Object.defineProperty(window, 'localStorage', { value: new NoStorage(), configurable: true })
  try {
    return await load()
  } finally {
    Object.defineProperty(window, 'localStorage', denied)
  }
}
