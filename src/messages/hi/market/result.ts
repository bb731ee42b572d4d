import type { resultMessages as english } from '#messages/en/market/result.ts'
import type { Same } from '../../same.ts'

export const resultMessages: Same<typeof english> = {
  pending: 'बाकी है',
  halfJodi: (open, close) => `${open} और ${close}`,
  result: (open, jodi, close) => `ओपन ${open}, जोड़ी ${jodi}, क्लोज़ ${close}`,
}
