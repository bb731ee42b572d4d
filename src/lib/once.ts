/**
 * Runs `job` once and gives everyone the same promise; a failure isn't remembered, so the next try
 * can succeed. For code fetched with `import()`, which takes turns with the page's other work even
 * when the code is there already.
 */
export function once<T>(job: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () =>
    (running ??= job().catch((error: unknown) => {
      running = null
      throw error
    }))
}

/** Calls `make` once for each owner, and returns the same result ever after. */
export function oncePer<Owner extends object, T>(make: (owner: Owner) => T): (owner: Owner) => T {
  const made = new WeakMap<Owner, { result: T }>()
  return (owner) => {
    const existing = made.get(owner) ?? { result: make(owner) }
    made.set(owner, existing)
    return existing.result
  }
}
