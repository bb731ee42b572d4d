import { useState } from 'react'
import { pannaDigit } from '#domain/market/panna.ts'

/** The digit whose pannas are shown: the picked one, and that of every panna that is completed. */
export function useDigitGroup(panna: string) {
  const [group, setGroup] = useState<string | null>(null)
  const [seen, setSeen] = useState('')
  if (panna !== seen) {
    setSeen(panna)
    if (panna.length === 3) setGroup(pannaDigit(panna))
  }
  return [group, setGroup] as const
}
