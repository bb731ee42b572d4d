import { betMistakes } from './bet-mistakes.ts'
import type { Seeded } from './faulty-host.ts'
import { keyMistakes } from './key-mistakes.ts'
import { moneyMistakes } from './money-mistakes.ts'

/** Every mistake that torture must find, in words that follow "a host that". */
export const mistakes: Readonly<Record<string, Seeded>> = {
  ...betMistakes,
  ...moneyMistakes,
  ...keyMistakes,
}

/** Whether a mistake shows only where keys are sent. */
export const needsKey = (name: string): boolean => Object.hasOwn(keyMistakes, name)
