import { hostNow } from './ends/at-time.ts'
import { holds, unseen, type Found, type Invariant } from './invariant.ts'

/** Minutes since midnight in India. */
const indiaMinutes = (moment: number) => Math.floor(moment / 60_000 + 330) % 1440
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** What contradicts that a list has a game which takes bets now. */
function checkListedGame(
  field: string,
  games: readonly { _id: string; gameName: string; openTime: string; closeTime?: string }[],
  id: string | undefined,
  now: number | null,
): Found[] {
  const game = games.find(({ _id }) => _id === id)
  if (!game) return holds(field, `the game ${id} of the state`, 'a list without it', false)
  const names = new Set(games.map(({ gameName }) => gameName))
  const { openTime, closeTime } = game
  return [
    ...(games.length < 2
      ? unseen(`a second game in ${field}, to compare the names`)
      : holds(`${field}.gameName`, 'a name of its own for each', game.gameName, names.size > 1)),
    ...(now === null
      ? unseen('a host that says at what time a deposit was made, to compare opening times with')
      : holds(
          `${field}.openTime`,
          'a time in India that is still to come, since it takes bets',
          openTime,
          minutesOf(openTime) > indiaMinutes(now),
        )),
    ...holds(
      `${field}.closeTime`,
      `a time after ${openTime}, since it takes bets on both sessions`,
      closeTime,
      // Starline games have no such time.
      closeTime === undefined || minutesOf(closeTime) > minutesOf(openTime),
    ),
  ]
}

/** What a player can bet on is where a player looks for it. */
export const listedGameInvariants: readonly Invariant[] = [
  {
    operation: 'listGames',
    name: 'what a player can bet on is in the lists, named and open',
    given: 'regularDay',
    async check(asking) {
      const { client, values } = asking
      const now = await hostNow(asking)
      const games = await client.call('listGames')
      const starline = await client.call('listStarlineGames')
      const game = starline.find(({ _id }) => _id === values['starlineGameId'])
      const { isActive = true, currentStatus = 'open', minBet = 10, maxBet = 10_000 } = game ?? {}
      return [
        ...checkListedGame('games', games, values['gameId'], now),
        ...checkListedGame('data.games', starline, values['starlineGameId'], now),
        ...holds('data.games.isActive', 'true, since it takes bets', isActive, isActive !== false),
        ...holds(
          'data.games.currentStatus',
          'open, since it takes bets',
          currentStatus,
          currentStatus === null || currentStatus === 'open',
        ),
        ...holds('data.games.minBet', '10 or less', minBet, (minBet ?? 10) <= 10),
        ...holds('data.games.maxBet', '10000 or more', maxBet, (maxBet ?? 10_000) >= 10_000),
      ]
    },
  },
]
