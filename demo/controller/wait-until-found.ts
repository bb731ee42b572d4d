/** Resolves to what `find` returns as soon as that isn't null; to null after `ms` milliseconds. */
export function waitUntilFound<T>(find: () => T | null, ms: number): Promise<T | null> {
  const found = find()
  if (found !== null) return Promise.resolve(found)
  return new Promise((resolve) => {
    const end = (value: T | null) => {
      observer.disconnect()
      clearTimeout(timeout)
      resolve(value)
    }
    const observer = new MutationObserver(() => {
      const value = find()
      if (value !== null) end(value)
    })
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    const timeout = setTimeout(() => end(null), ms)
  })
}
