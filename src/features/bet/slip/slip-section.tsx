import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { isOver } from '#domain/bet/slip.ts'
import { betSlipMessages as words } from '#messages/en/bet/bet-slip.ts'
import { Button } from '#ui/content/button.tsx'
import type { BetFormState } from '../use-bet-form.ts'
import { SlipLines } from './slip-lines.tsx'

/** Several numbers in one go: what's in the slip, and the status of each. */
export function SlipSection({ form, onAdd }: { form: BetFormState; onAdd: () => void }) {
  const { slip, readOnly } = form
  const heading = useRef<HTMLHeadingElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { lines, waiting } = slip
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
            form={form}
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
