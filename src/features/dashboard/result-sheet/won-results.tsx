import type { ReactNode } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { useApi } from '#data/api-context.tsx'
import { keyOf } from '#data/queries.ts'
import { readBetType } from '#domain/bet/bet-types.ts'
import { gameIdOf, gameNameOf } from '#domain/bet/history.ts'
import { partsBetOn } from '#domain/bet/settlement.ts'
import { formatResult, parseResult } from '#domain/market/result/result.ts'
import { readStarlineBetType } from '#domain/starline/starline-bet-types.ts'
import { starlineDraw } from '#domain/starline/starline.ts'
import { starlineMessages as words } from '#messages/en/market/starline.ts'
import { resultInWords } from '#messages/market/result.ts'
import { langOf } from '#ui/content/lang-of.ts'
import { BoardText } from '#ui/game/board/board-text.tsx'
import { cx } from '#ui/look/cx.ts'
import type { EndedBet } from './outcome-watch.ts'

/** A result that was won on, and the bets that won on it. */
interface WonResult {
  name: string
  /** From the bet's own record; if that has none, from the list of games. */
  result: string | null
  bets: readonly [EndedBet, ...EndedBet[]]
}

/** The results that were won on: one for each game and result, with a key of its own. */
function resultsOf(bets: readonly EndedBet[], games: readonly Game[]): [string, WonResult][] {
  const results = new Map<string, WonResult>()
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

/** A part of a result, and whether it was bet on. '*' is not declared. */
interface Part {
  text: string
  isLit: boolean
  /** How many digits are animated before its first one. */
  after: number
}

/** The board of a market, or the draw of a Starline game, with the parts highlighted that were bet on. */
function boardOf({ result, bets }: WonResult): ReactNode {
  if (bets[0].family === 'starline') {
    const draw = starlineDraw({ result })
    if (draw === null || !/^\d{3}$/.test(draw.number)) return null
    const isBetOn = (part: 'digit' | 'number') =>
      bets.some(
        ({ betType }) => (readStarlineBetType(betType) === 'singleDigit') === (part === 'digit'),
      )
    const { number, digit } = draw
    return (
      <WonBoard
        label={digit === '' ? words.drawWithoutDigit(number) : words.draw(number, digit)}
        text={digit === '' ? number : `${number}-${digit}`}
        tiles={[
          [{ text: number, isLit: isBetOn('number'), after: 0 }],
          [{ text: digit, isLit: digit !== '' && isBetOn('digit'), after: number.length }],
        ]}
      />
    )
  }
  const parsed = parseResult(result)
  if (Object.values(parsed).every((part) => part === null)) return null
  const lit = bets.flatMap(({ betType, session }) => {
    const type = readBetType(betType)
    return type ? partsBetOn(type.id, session === 'close' ? 'close' : 'open') : []
  })
  // In this order the digits are animated: each panna before the digit it adds to.
  const [openPana, openDigit, closePana, closeDigit] = partsInOrder.map((part, place): Part => ({
    text: parsed[part] ?? '*'.repeat(part.endsWith('Pana') ? 3 : 1),
    isLit: parsed[part] !== null && lit.includes(part),
    after: partsInOrder.slice(0, place).reduce((sum, each) => sum + (parsed[each]?.length ?? 0), 0),
  })) as [Part, Part, Part, Part]
  return (
    <WonBoard
      label={resultInWords(parsed)}
      text={formatResult(parsed)}
      tiles={[[openPana], [openDigit, closeDigit], [closePana]]}
    />
  )
}

const partsInOrder = ['openPana', 'openDigit', 'closePana', 'closeDigit'] as const

/** Each result that was won on, under the name of its game. */
export function WonResults({ bets }: { bets: readonly EndedBet[] }) {
  const { queryClient } = useApi()
  const games = queryClient.getQueryData<Game[]>(keyOf('listGames', {})) ?? []
  return (
    <div className="mt-2 grid gap-3">
      {resultsOf(bets, games).map(([key, won]) => (
        <div key={key}>
          <p lang={langOf(won.name)} className="mb-1.5 text-small text-chalk2">
            {won.name}
          </p>
          {boardOf(won)}
        </div>
      ))}
    </div>
  )
}

interface WonBoardProps {
  label: string
  text: string
  /** Three of a market; pana and digit of a draw. */
  tiles: readonly (readonly Part[])[]
}

/** A result on slate with the parts highlighted that were bet on; its digits appear one by one. */
function WonBoard({ label, text, tiles }: WonBoardProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cx(
        'board @container relative grid min-h-15 w-full gap-[3px]',
        tiles.length > 2 ? 'grid-cols-[3fr_2.1fr_3fr]' : 'grid-cols-[3fr_2.1fr]',
      )}
    >
      {tiles.map((parts, tile) => (
        <div key={tile} className="board-tile gap-[3px] bg-slate2 text-chalk">
          {parts.map((part, place) => (
            <WonDigits key={place} {...part} />
          ))}
        </div>
      ))}
      <BoardText>{text}</BoardText>
    </div>
  )
}

/** How long after the digit before it each one appears, in ms. With reduced motion, all appear at once. */
const stepMs = 140

function WonDigits({ text, isLit, after }: Part) {
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
          data-digits={char}
          className={cx(
            'digits text-[min(var(--text-board),11*var(--cqw))]',
            char !== '*' && 'digit-in',
          )}
          style={char === '*' ? undefined : { animationDelay: `${(after + index) * stepMs}ms` }}
        />
      ))}
    </span>
  )
}
