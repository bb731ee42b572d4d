import type { Input } from '#api/table/table.ts'
import { formatRupees } from '#domain/money/money.ts'
import { betMessages } from '#messages/bet.ts'
import { starlineMessages as words } from '#messages/starline.ts'
import { useOnline } from '#platform/device/online.ts'
import { Button } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { Slab } from '#ui/game/slab.tsx'
import { betInWords, type StarlineBetting } from './use-starline-bet.ts'

export interface BetSlabProps {
  bet: StarlineBetting
  /** The bet in the form, if the same one was sent and nobody knows its outcome. */
  unknown: Input<'placeStarlineBet'> | null
  error: string | null
  /** Rupees. */
  win: number
  /** False while the number cannot win: the button does not invite. */
  bright: boolean
  onPlace: () => void
}

/** At the thumb: what the bet can win, and the one action that is possible. */
export function BetSlab({ bet, unknown, error, win, bright, onPlace }: BetSlabProps) {
  const online = useOnline()
  return (
    <Slab
      error={unknown === null ? error : words.unknown(betInWords(unknown))}
      caption={betMessages.potentialWin}
      number={<Money amount={win} />}
      announce={win > 0 ? `${betMessages.potentialWin} ${formatRupees(win)}` : ''}
      action={
        unknown !== null ? (
          <Button kind="spark" size={56} busy={bet.checking} onClick={bet.check}>
            {bet.checking ? betMessages.unknown.checking : betMessages.unknown.check}
          </Button>
        ) : online ? (
          <Button
            kind={bright ? 'spark' : 'quiet'}
            className={bright ? undefined : 'bg-slate2! text-chalk!'}
            size={56}
            busy={bet.sending}
            onClick={onPlace}
          >
            {bet.sending ? betMessages.placing : betMessages.place}
          </Button>
        ) : (
          <p
            role="status"
            className="flex min-h-14 items-center justify-center rounded-card bg-slate2 px-3 text-center text-h2 text-chalk2"
          >
            {betMessages.offline}
          </p>
        )
      }
    />
  )
}
