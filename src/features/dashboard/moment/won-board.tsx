import type { ResultPart } from '#domain/bet/won-parts.ts'
import { formatResult, parseResult } from '#domain/market/result/result.ts'
import { resultInWords } from '#messages/market/result.ts'
import { BoardText } from '#ui/game/board/board-text.tsx'
import { WonDigits } from './won-digits.tsx'

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
export function WonBoard({ result, lit }: { result: string; lit: ReadonlySet<ResultPart> }) {
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
