import type { ReactNode } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { readBetType } from '#domain/bet/bet-types.ts'
import { gameIdOf, gameNameOf } from '#domain/bet/history.ts'
import { partsBetOn } from '#domain/bet/won-parts.ts'
import { parseResult } from '#domain/market/result/result.ts'
import { readStarlineBetType } from '#domain/starline/starline-bet-types.ts'
import { starlineDraw } from '#domain/starline/starline-draw.ts'
import { useApi } from '#session/api-context.tsx'
import { keyOf } from '#session/queries.ts'
import type { EndedBet } from './outcome-watch.ts'
import { WonBoard } from './won-board.tsx'
import { WonDraw } from './won-draw.tsx'

/** A result that was won on, and the bets that won on it. */
interface Won {
  name: string
  /** The bet's own record goes before the list of games. */
  result: string | null
  bets: readonly [EndedBet, ...EndedBet[]]
}

/** The results that were won on, a game and its day each. */
function resultsOf(bets: readonly EndedBet[], games: readonly Game[]): [string, Won][] {
  const results = new Map<string, Won>()
  for (const bet of bets) {
    const gameId = gameIdOf(bet.gameId)
    const game = games.find(({ _id }) => bet.family === 'markets' && _id === gameId)
    const result = bet.result ?? game?.result ?? null
    const key = `${bet.family} ${gameId} ${result}`
    const others = results.get(key)?.bets ?? []
    const name = gameNameOf(bet) || (game?.gameName ?? '')
    results.set(key, { name, result, bets: [bet, ...others] })
  }
  return [...results]
}

/** The board of a market, or the draw of a Starline game, with what was bet on lit. */
function boardOf({ result, bets }: Won): ReactNode {
  if (bets[0].family === 'starline') {
    const draw = starlineDraw({ result })
    if (draw === null || !/^\d{3}$/.test(draw.number)) return null
    const parts = bets.map(({ betType }) =>
      readStarlineBetType(betType) === 'singleDigit' ? 'digit' : 'number',
    )
    return <WonDraw draw={draw} lit={new Set(parts)} />
  }
  if (result === null || Object.values(parseResult(result)).every((part) => part === null)) {
    return null
  }
  const parts = bets.flatMap(({ betType, session }) => {
    const type = readBetType(betType)
    return type ? partsBetOn(type.id, session === 'close' ? 'close' : 'open') : []
  })
  return <WonBoard result={result} lit={new Set(parts)} />
}

/** Each result that was won on, under the name of its game. */
export function WonResults({ bets }: { bets: readonly EndedBet[] }) {
  const { queryClient } = useApi()
  const games = queryClient.getQueryData<Game[]>(keyOf('listGames', {})) ?? []
  return (
    <div className="mt-2 grid gap-3">
      {resultsOf(bets, games).map(([key, won]) => (
        <div key={key}>
          <p className="mb-1.5 text-small text-chalk2">{won.name}</p>
          {boardOf(won)}
        </div>
      ))}
    </div>
  )
}
