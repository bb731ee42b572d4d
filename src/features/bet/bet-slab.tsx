import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import { betMessages as words } from '#messages/bet.ts'
import { Button } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { Slab } from '#ui/game/slab.tsx'
import type { Placement } from './placement.ts'

export interface BetSlabProps {
  placement: Placement
  online: boolean
  /** Game, session, type, number and amount. */
  summary: ReactNode
  /** What must be put right, or what the host said no with. */
  error: ReactNode
  /** Rupees; null while there is nothing to win yet. */
  win: number | null
  /** False while the number cannot win: the button can be pressed, but does not invite. */
  bright: boolean
  onCheck: () => void
}

/** At the thumb: the bet in one line, what it can win, and the one action that is possible. */
export function BetSlab({ placement, online, summary, error, win, bright, onCheck }: BetSlabProps) {
  const unknown = placement.status === 'unknown'
  return (
    <Slab
      summary={summary}
      error={unknown ? words.unknown.line : error}
      {...(win !== null && { caption: words.potentialWin, number: <Money amount={win} /> })}
      announce={win === null ? '' : `${words.potentialWin} ${formatRupees(win)}`}
      action={
        !online ? (
          <Offline />
        ) : unknown ? (
          <Button kind="spark" size={56} busy={placement.checking} onClick={onCheck}>
            {placement.checking ? words.unknown.checking : words.unknown.check}
          </Button>
        ) : (
          <Button
            kind={bright ? 'spark' : 'quiet'}
            className={bright ? undefined : 'bg-slate2! text-chalk!'}
            size={56}
            type="submit"
            busy={placement.status === 'sending'}
          >
            {placement.status === 'sending' ? words.placing : words.place}
          </Button>
        )
      }
    />
  )
}

/** In the place of the button: nothing is sent without a connection. */
function Offline() {
  return (
    <p
      role="status"
      className="flex min-h-14 items-center justify-center gap-2 rounded-card bg-slate2 px-3 text-center text-body font-bold text-chalk2"
    >
      <WifiOff className="size-5 shrink-0" aria-hidden="true" />
      {words.offline}
    </p>
  )
}
