import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { betChances } from '#domain/bet/chances.ts'
import { slipKey, sumOf, type SlipLine, type SlipState } from '#domain/bet/slip.ts'
import { parseResult } from '#domain/market/result/result.ts'
import { formatRupees } from '#domain/money/money.ts'
import { sayOdds } from '#messages/bet/say-odds.ts'
import { Button, IconButton } from '#ui/content/button.tsx'
import { cx } from '#ui/look/cx.ts'
import { commonMessages } from '#words/app/common.ts'
import { betSlipMessages as words } from '#words/bet/bet-slip.ts'
import { betMessages } from '#words/bet/bet.ts'
import type { BetFormState } from '../use-bet-form.ts'

const tones: Record<SlipState, string> = {
  unsent: 'text-ink3',
  started: 'text-ink2',
  unknown: 'text-warn',
  lost: 'text-warn',
  placed: 'text-good',
  refused: 'text-bad',
}

/** Several numbers in one go: what's in the slip, and the status of each. */
export function SlipSection({ form, onAdd }: { form: BetFormState; onAdd: () => void }) {
  const { type, slip, games, readOnly } = form
  const heading = useRef<HTMLHeadingElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { lines, waiting } = slip
  const hasEnded = lines.some(({ state }) => state === 'placed' || state === 'refused')
  /** The pressed button goes away. */
  const then = (place: { current: HTMLElement | null }, act: () => void) => {
    act()
    place.current?.focus({ preventScroll: true })
  }
  const gameOf = (line: SlipLine) => games.find(({ _id }) => _id === line.gameId)
  /** What is still to be said of a line that hasn't been sent: that it has lost, or its odds. */
  const sayChances = ({ number, session, ...line }: SlipLine) => {
    const result = parseResult(gameOf({ number, session, ...line })?.result)
    const { chance, lostTo } = betChances({ betType: type.id, session, number }, result)
    const [lost] = lostTo
    return lost ? betMessages.lostTo(number, lost.part, lost.declared) : sayOdds(chance)
  }
  const nameOf = (line: SlipLine) => {
    const game = gameOf(line)?.gameName ?? ''
    const session = type.id === 'fullSangam' ? null : commonMessages.session[line.session]
    return betMessages.receipt.on(line.number, game, session)
  }
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
          <ul className="divide-y divide-line">
            {lines.map((line) => {
              const name = `${nameOf(line)}, ${formatRupees(line.amount)}`
              const odds = line.state === 'unsent' ? sayChances(line) : null
              const isHeld = line.state === 'started' || line.state === 'unknown'
              return (
                <li key={slipKey(line)} className="flex min-h-14 items-center gap-2 py-1">
                  <div className="min-w-0 flex-1">
                    <p className="text-body font-semibold wrap-anywhere">{name}</p>
                    <p className={cx('text-small wrap-anywhere', tones[line.state])}>
                      {[words.state[line.state], ...line.said].join(': ')}
                    </p>
                    {odds && <p className="text-small text-ink2">{odds}</p>}
                  </div>
                  {!readOnly && !isHeld && (
                    <IconButton
                      icon={X}
                      label={words.remove(name)}
                      onClick={() =>
                        then(lines.length > 1 ? heading : add, () => slip.remove(line))
                      }
                    />
                  )}
                </li>
              )
            })}
          </ul>
          {waiting.length > 0 && (
            <p className="py-2 text-body font-bold">
              {words.sum(waiting.length, formatRupees(sumOf(waiting)))}
            </p>
          )}
          {hasEnded && waiting.length === 0 && !readOnly && (
            <Button kind="outline" full onClick={() => then(heading, slip.playAgain)}>
              {words.again}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
