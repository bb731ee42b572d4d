/** What is said of a bet before its money leaves. */
export const beforeSendingMessages = {
  /** The odds rest on an assumption, so they are about right. */
  odds: (oneIn: string) => `Wins about 1 time in ${oneIn}`,
  betBy: (delay: string, time: string) => `Your phone needs ${delay} s: bet by ${time}`,
  late: (delay: string, end: string) =>
    `This may be too late: your phone needs ${delay} s, and betting ends ${end}.`,
} as const
