/** What `look` finds, as soon as the page has it; null if it hasn't after `ms` milliseconds. */
export function appears<T>(look: () => T | null, ms: number): Promise<T | null> {
  const found = look()
  if (found !== null) return Promise.resolve(found)
  return new Promise((resolve) => {
    const end = (value: T | null) => {
      observer.disconnect()
      clearTimeout(late)
      resolve(value)
    }
    const observer = new MutationObserver(() => {
      const value = look()
      if (value !== null) end(value)
    })
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    const late = setTimeout(() => end(null), ms)
  })
}
