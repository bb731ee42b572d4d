import { CannotTell, holds, ifThere, same, type Found, type Invariant } from './invariant.ts'
import { sendRequest } from './money-calls.ts'
import { idOf, readWhole, rowsIn, type AnyRow } from './two-players/read-whole.ts'
import { isDone } from './two-players/test-player.ts'

/** As many games as are tried, so that a host with many isn't asked for minutes. */
const most = 5

const gameOf = ({ gameId }: AnyRow): AnyRow =>
  typeof gameId === 'object' && gameId !== null ? (gameId as AnyRow) : { _id: gameId }

/** A bet is on the game that it names: states have one game, and a host has more. */
export const secondGameInvariants: readonly Invariant[] = (
  [
    ['placeBet', 'listMyBets', 'listGames', 'gameId', 'market'],
    [
      'placeStarlineBet',
      'listStarlineBets',
      'listStarlineGames',
      'starlineGameId',
      'Starline game',
    ],
  ] as const
).map(([call, list, games, known, what]) => ({
  operation: list,
  name: `a bet on another ${what} than the first is a bet on that one`,
  given: 'regularDay',
  async check(asking) {
    const { client, values } = asking
    const all: readonly { _id: string; gameName: string }[] = await client.call(games)
    const others = all.filter(({ _id }) => _id !== values[known]).toReversed()
    const found: Found[] = []
    let wasAnyTaken = false
    const rows = async () => rowsIn(await readWhole(client, list))
    for (const { _id, gameName } of others.slice(0, most)) {
      const before = new Set((await rows()).map(idOf))
      const { balance: had } = await client.call('getUserProfile')
      if (!(await isDone(sendRequest(asking, call, { gameId: _id })))) continue
      wasAnyTaken = true
      const fresh = (await rows()).filter((row) => !before.has(idOf(row)))
      const { balance: has } = await client.call('getUserProfile')
      const [bet] = fresh
      found.push(
        ...holds('bets', `one bet more, on ${gameName}`, fresh.length, fresh.length === 1),
        ...same('balance taken', 10, Number(had) - Number(has)),
      )
      if (!bet) continue
      const game = gameOf(bet)
      found.push(
        ...ifThere('bets.0.gameId', game['_id'], (shown) => same('bets.0.gameId', _id, shown)),
        ...ifThere(
          `the name of the game in ${list}`,
          bet['gameName'] ?? game['gameName'],
          (shown) => same('bets.0.gameName', gameName, shown),
        ),
      )
    }
    if (!wasAnyTaken) throw new CannotTell(`another ${what} that takes bets`)
    return found
  },
}))
