import { formatRupees } from '#domain/money.ts'
import { betMessages } from '#messages/bet.ts'
import { starlineMessages as words } from '#messages/starline.ts'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { Slab } from '#ui/slab.tsx'
import { betInWords, type useStarlineBet } from './use-starline-bet.ts'

export interface BetSlabProps {
  bet: ReturnType<typeof useStarlineBet>
  error: string | null
  /** Rupees. */
  win: number
  onPlace: () => void
}

/** At the thumb: what the bet can win, and the one action that is possible. */
export function BetSlab({ bet, error, win, onPlace }: BetSlabProps) {
  const online = useOnline()
  const unknown = bet.unknown !== null
  return (
    <Slab
      error={bet.unknown === null ? error : words.unknown(betInWords(bet.unknown))}
      caption={betMessages.potentialWin}
      number={<Money amount={win} />}
      announce={win > 0 ? `${betMessages.potentialWin} ${formatRupees(win)}` : ''}
      action={
        unknown ? (
          <Button kind="spark" size={56} busy={bet.checking} onClick={() => void bet.check()}>
            {bet.checking ? betMessages.unknown.checking : betMessages.unknown.check}
          </Button>
        ) : online ? (
          <Button kind="spark" size={56} busy={bet.sending} onClick={onPlace}>
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
