/** Keeps nothing, and says so to whoever writes. */
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
 * cookies are switched off: MSW looks at it when it is loaded, and would not load. Everything else
 * goes on to see that storage is denied.
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
