import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import type { Game } from '#api/schemas/game.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { isOver } from '#domain/bet/slip.ts'
import { betSlipMessages as words } from '#messages/en/bet/bet-slip.ts'
import { Button } from '#ui/content/button.tsx'
import { SlipLines } from './slip-lines.tsx'
import type { FormSlip } from './use-form-slip.ts'

interface SlipSectionProps {
  type: BetType
  games: readonly Game[]
  slip: FormSlip
  readOnly: boolean
  onAdd: () => void
}

/** Several numbers in one go: what's in the slip, and the status of each. */
export function SlipSection({ type, games, slip, readOnly, onAdd }: SlipSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { lines, each, resultOf, waiting } = slip
  /** The pressed button goes away. */
  const then = (place: { current: HTMLElement | null }, act: () => void) => {
    act()
    place.current?.focus({ preventScroll: true })
  }
  const rest = lines.length > 1 ? heading : add
  return (
    <>
      <Button ref={add} kind="quiet" full icon={Plus} onClick={() => !readOnly && onAdd()}>
        {words.add}
      </Button>
      {lines.length > 0 && (
        <section aria-labelledby="bet-slip" className="card px-3.5 py-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h2 ref={heading} id="bet-slip" tabIndex={-1} className="text-body font-bold">
              {words.title}
            </h2>
            {!readOnly && (
              <Button kind="text" tight onClick={() => then(add, slip.clear)}>
                {words.clear}
              </Button>
            )}
          </div>
          <SlipLines
            {...{ type, games, lines, each, resultOf }}
            {...(!readOnly && { onRemove: (line) => then(rest, () => slip.remove(line)) })}
          />
          {lines.some((line) => isOver(line)) && waiting.length === 0 && !readOnly && (
            <Button kind="outline" full onClick={() => then(heading, slip.playAgain)}>
              {words.again}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
