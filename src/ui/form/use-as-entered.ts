import { useState } from 'react'

/**
 * A value as it stood when the player last changed `entered`. For what stands above a field: if it
 * came or went by itself, the field would move under the player's finger.
 */
export function useAsEntered<T>(value: T, entered: string): T {
  const [kept, setKept] = useState({ entered, value })
  if (kept.entered === entered) return kept.value
  setKept({ entered, value })
  return value
}
