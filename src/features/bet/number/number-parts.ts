import type { BetType } from '#domain/bet/bet-types.ts'
import type { Session } from '#domain/market/session.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { betMessages } from '#messages/en/bet/bet.ts'

const words = betMessages.number

/** The text with a capital at its start. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The digits of each group of cells: '5-12' of a half sangam is ['5', '12']. */
export function partsOf(groups: readonly number[], value: string): string[] {
  const digits = value.replaceAll(/\D/g, '')
  let start = 0
  return groups.map((size) => {
    const part = digits.slice(start, start + size)
    start += size
    return part
  })
}

/** What each group of cells means: 'Open digit' and 'Close panna'. */
export function partNames(type: BetType, session: Session): string[] {
  const { open, close } = commonMessages.session
  const [own, other] = session === 'open' ? [open, close] : [close, open]
  switch (type.number) {
    case 'digit':
      return [words.digitOf(own)]
    case 'jodi':
      return [words.label.jodi]
    case 'panna':
      return [words.pannaOf(own)]
    case 'half-sangam':
      return [words.digitOf(own), words.pannaOf(other)]
    case 'full-sangam':
      return [words.pannaOf(open), words.pannaOf(close)]
  }
}
