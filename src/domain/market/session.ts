/** The two sessions of a market's day, the open and the close draw, in the order they are drawn. */
export const sessions = ['open', 'close'] as const
export type Session = (typeof sessions)[number]

/** Whether a text, such as one that was stored, names a session. */
export const isSession = (text: string): text is Session => text === 'open' || text === 'close'
