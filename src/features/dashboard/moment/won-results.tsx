import type { ReactNode } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { readBetType } from '#domain/bet/bet-types.ts'
import { gameIdOf, gameNameOf } from '#domain/bet/history.ts'
import { partsBetOn, type ResultPart } from '#domain/bet/settlement.ts'
import { formatResult, parseResult } from '#domain/market/result/result.ts'
import { readStarlineBetType } from '#domain/starline/starline-bet-types.ts'
import { starlineDraw, type StarlineDraw } from '#domain/starline/starline-draw.ts'
import { resultInWords } from '#messages/market/result.ts'
import { useApi } from '#session/api-context.tsx'
import { keyOf } from '#session/queries.ts'
import { BoardText } from '#ui/game/board/board-text.tsx'
import { cx } from '#ui/look/cx.ts'
import { starlineMessages as words } from '#words/market/starline.ts'
import type { EndedBet } from './outcome-watch.ts'

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

const tiles: readonly (readonly [ResultPart, number])[][] = [
  [['openPana', 3]],
  [
    ['openDigit', 1],
    ['closeDigit', 1],
  ],
  [['closePana', 3]],
]

/** The order in which digits appear: a panna, then the digit it adds to. */
const order: readonly ResultPart[] = ['openPana', 'openDigit', 'closePana', 'closeDigit']

/** The board on slate with the parts lit that were bet on; its digits arrive one by one. */
function WonBoard({ result, lit }: { result: string; lit: ReadonlySet<ResultPart> }) {
  const parsed = parseResult(result)
  const before = (part: ResultPart) =>
    order.slice(0, order.indexOf(part)).reduce((sum, each) => sum + (parsed[each]?.length ?? 0), 0)
  return (
    <div
      role="img"
      aria-label={resultInWords(parsed)}
      className="board @container relative grid min-h-15 w-full grid-cols-[3fr_2.1fr_3fr] gap-[3px]"
    >
      {tiles.map((parts) => (
        <div key={parts[0]?.[0]} className="board-tile gap-[3px] bg-slate2 text-chalk">
          {parts.map(([part, count]) => (
            <WonDigits
              key={part}
              text={parsed[part] ?? '*'.repeat(count)}
              isLit={parsed[part] !== null && lit.has(part)}
              after={before(part)}
            />
          ))}
        </div>
      ))}
      <BoardText>{formatResult(parsed)}</BoardText>
    </div>
  )
}

/** The two parts of a Starline draw. */
type DrawPart = keyof StarlineDraw

/** A Starline draw on slate, pana and digit, with the parts lit that were bet on. */
function WonDraw({ draw, lit }: { draw: StarlineDraw; lit: ReadonlySet<DrawPart> }) {
  const { number, digit } = draw
  return (
    <div
      role="img"
      aria-label={digit === '' ? words.drawWithoutDigit(number) : words.draw(number, digit)}
      className="board @container relative grid min-h-15 w-full grid-cols-[3fr_2.1fr] gap-[3px]"
    >
      {(['number', 'digit'] as const).map((part) => (
        <div key={part} className="board-tile bg-slate2 text-chalk">
          <WonDigits
            text={draw[part]}
            isLit={draw[part] !== '' && lit.has(part)}
            after={part === 'number' ? 0 : number.length}
          />
        </div>
      ))}
      <BoardText>{digit === '' ? number : `${number}-${digit}`}</BoardText>
    </div>
  )
}

/** How long after the digit before it each one comes, in ms; less motion: all at once. */
const stepMs = 140

interface WonDigitsProps {
  /** '*' is not declared: drawn as a dot. */
  text: string
  /** It was bet on. */
  isLit: boolean
  /** How many digits arrive before its first one. */
  after: number
}

/** A part of a result on slate, lit where it was bet on; its digits arrive one by one. */
function WonDigits({ text, isLit, after }: WonDigitsProps) {
  return (
    <span
      data-lit={isLit || undefined}
      className={cx(
        'flex items-center rounded-tile px-1 py-2',
        isLit && 'bg-spark text-on-spark forced-color-adjust-none',
      )}
    >
      {[...text].map((char, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the digits keep their places
          key={index}
          className="flex h-[1em] w-[0.72em] items-center justify-center text-[min(var(--text-board),11cqw)] leading-none font-bold"
        >
          {char === '*' ? (
            <span className="dot size-[6px] rounded-full bg-dot" />
          ) : (
            <span
              data-digit={char}
              className="digit-in before:content-[attr(data-digit)]"
              style={{ animationDelay: `${(after + index) * stepMs}ms` }}
            />
          )}
        </span>
      ))}
    </span>
  )
}
