import type { ResultPart } from '#domain/bet/won-parts.ts'
import { formatResult, parseResult } from '#domain/market/result.ts'
import { resultInWords } from '#messages/result.ts'
import { BoardText } from '#ui/game/board-text.tsx'
import { cx } from '#ui/look/cx.ts'

/** How long after the digit before it each one comes, in ms; less motion: all at once. */
const stepMs = 140

interface Cell {
  char: string
  part: ResultPart
}

const tiles: readonly (readonly [ResultPart, number])[][] = [
  [['openPana', 3]],
  [
    ['openDigit', 1],
    ['closeDigit', 1],
  ],
  [['closePana', 3]],
]

/** The order in which digits arrive: a panna, then the digit that it adds to. */
const order: readonly ResultPart[] = ['openPana', 'openDigit', 'closePana', 'closeDigit']

/** The board on slate with the parts lit that were bet on; its digits arrive one by one. */
export function WonBoard({ result, lit }: { result: string; lit: ReadonlySet<ResultPart> }) {
  const parsed = parseResult(result)
  const arriving = order.flatMap((part) =>
    [...(parsed[part] ?? '')].map((_, index) => `${part}${index}`),
  )
  return (
    <div
      role="img"
      aria-label={resultInWords(parsed)}
      className="board @container relative grid min-h-15 w-full grid-cols-[3fr_2.1fr_3fr] gap-[3px]"
    >
      {tiles.map((parts) => (
        <div key={parts[0]?.[0]} className="board-tile gap-[3px] bg-slate2 text-chalk">
          {parts.map(([part, count]) => {
            const digits = parsed[part]
            const cells: Cell[] = [...(digits ?? '*'.repeat(count))].map((char) => ({ char, part }))
            const isLit = digits !== null && lit.has(part)
            return (
              <span
                key={part}
                data-lit={isLit || undefined}
                className={cx(
                  'flex items-center rounded-tile px-1 py-2',
                  isLit && 'bg-spark text-on-spark forced-color-adjust-none',
                )}
              >
                {cells.map(({ char }, index) => (
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
                        style={{
                          animationDelay: `${arriving.indexOf(`${part}${index}`) * stepMs}ms`,
                        }}
                      />
                    )}
                  </span>
                ))}
              </span>
            )
          })}
        </div>
      ))}
      <BoardText>{formatResult(parsed)}</BoardText>
    </div>
  )
}
