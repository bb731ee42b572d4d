/** The two sessions of a market's day: the open draw and the close draw. */
export type Session = 'open' | 'close'

/** Both sessions, in the order they are drawn. */
export const sessions = ['open', 'close'] as const satisfies readonly Session[]
