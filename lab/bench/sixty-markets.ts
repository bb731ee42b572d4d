const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Sixty markets from morning to night, of which so many have a result: an answer to `GET /api/games`. */
export const sixtyMarkets = (declared: number) =>
  Array.from({ length: 60 }, (_, at) => ({
    _id: `market-${at}`,
    gameName: `Sample Market ${at}`,
    openTime: time(480 + 13 * at),
    closeTime: time(530 + 13 * at),
    result: at < declared ? '123-67-124' : '***-**-***',
  }))
