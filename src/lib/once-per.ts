/** Calls `make` once for each owner, and returns the same result ever after. */
export function oncePer<Owner extends object, T>(make: (owner: Owner) => T): (owner: Owner) => T {
  const made = new WeakMap<Owner, { result: T }>()
  return (owner) => {
    const existing = made.get(owner) ?? { result: make(owner) }
    made.set(owner, existing)
    return existing.result
  }
}
