import type { StarlineDraw } from '#domain/starline/starline-draw.ts'
import { starlineMessages as words } from '#messages/market/starline.ts'
import { BoardText } from '#ui/game/board/board-text.tsx'
import { WonDigits } from './won-digits.tsx'

/** The two parts of a Starline draw. */
export type DrawPart = keyof StarlineDraw

/** A Starline draw on slate, pana and digit, with the parts lit that were bet on. */
export function WonDraw({ draw, lit }: { draw: StarlineDraw; lit: ReadonlySet<DrawPart> }) {
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
