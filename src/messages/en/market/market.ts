import type { MarketLabel } from '#domain/market/market.ts'
import type { Session } from '#domain/market/session.ts'

/** The words of each label; a bettable market has none, its sessions speak for it. */
export const marketLabelText = {
  'market-closed': 'Market Closed',
  'result-declared': 'Result Declared',
  'game-closed': 'Game Closed',
  bettable: null,
} as const satisfies Record<MarketLabel, string | null>

/** What is said of the sessions of a market and its results. */
export const marketMessages = {
  sessionAt: (session: string, time: string) => `${session} ${time}`,
  left: (duration: string) => `${duration} left`,
  ended: 'Ended',
  betting: (session: string, time: string, left: string) =>
    `${session} betting ends ${time}, ${left} left.`,
  bettingEnded: (session: string, time: string) => `${session} betting ended ${time}.`,
  bettingClosedEarly: (session: string) => `${session} betting has ended.`,
  /** 'Malwa Day open result 245, 1' */
  news: (game: string, session: Session, draw: string) => `${game} ${session} result ${draw}`,
} as const
