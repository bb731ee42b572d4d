import type { MarketLabel } from '#domain/market/market.ts'
import type { marketMessages as english } from '#messages/en/market/market.ts'
import type { Same } from '../../same.ts'
import { commonMessages } from '../app/common.ts'

export const marketLabelText = {
  'market-closed': 'मार्केट बंद',
  'result-declared': 'नतीजा आ गया',
  'game-closed': 'गेम बंद',
  bettable: null,
} as const satisfies Record<MarketLabel, string | null>

export const marketMessages: Same<typeof english> = {
  sessionAt: (session, time) => `${session} ${time}`,
  left: (duration) => `${duration} बाकी`,
  ended: 'बंद हो गया',
  betting: (session, time, left) => `${session} की बेट ${time} पर बंद होगी, ${left} बाकी।`,
  bettingEnded: (session, time) => `${session} की बेट ${time} पर बंद हो गई।`,
  bettingClosedEarly: (session) => `${session} की बेट बंद हो गई।`,
  news: (game, session, draw) => `${game} ${commonMessages.session[session]} का नतीजा ${draw}`,
}
