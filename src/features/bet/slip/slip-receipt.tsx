import ChevronUp from 'lucide-react/icons/chevron-up'
import { useState } from 'react'
import type { Game } from '#api/schemas/game.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { sumOf } from '#domain/bet/slip.ts'
import { formatRupees } from '#domain/money/money.ts'
import { formatTime } from '#domain/time/dates.ts'
import { betSlipMessages as words } from '#messages/en/bet/bet-slip.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { judgedMessages } from '#messages/en/money/judged.ts'
import { paths } from '#paths'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { FooterReceipt } from '#ui/game/action-footer.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useReturnHome } from '../placement/use-return-home.ts'
import { SlipLines } from './slip-lines.tsx'
import type { FormSlip } from './use-form-slip.ts'

interface SlipReceiptProps {
  type: BetType
  games: readonly Game[]
  slip: FormSlip
  /** When what it was judged by was received, if that was old; epoch ms. */
  asOf: number | null
}

/** What the footer becomes when all bets of a slip were sent; a tap opens what became of each. */
export function SlipReceipt({ type, games, slip, asOf }: SlipReceiptProps) {
  const { lines, each, resultOf } = slip
  const [isOpen, setReading] = useState(false)
  const countdown = useReturnHome(slip.leaving)
  const placed = slip.lines.filter(({ state }) => state === 'placed')
  const title = words.receipt.title(placed.length, slip.lines.length)
  const rupees = formatRupees(sumOf(placed, null))
  return (
    <>
      <FooterReceipt
        {...countdown}
        isComplete={placed.length === slip.lines.length}
        onTouch={slip.stay}
        onOpen={() => {
          slip.stay()
          setReading(true)
        }}
        title={
          <span className="flex items-center gap-1">
            {title}
            <ChevronUp className="size-5 shrink-0" aria-hidden="true" />
          </span>
        }
        detail={
          <>
            {rupees}
            {asOf !== null && <>. {judgedMessages.asOf(formatTime(asOf))}</>}
            <span className="sr-only">. {betMessages.receipt.open}</span>
          </>
        }
        action={
          <ButtonLink kind="text" tight to={paths.dashboard} className="text-spark!">
            {betMessages.home}
          </ButtonLink>
        }
      />
      <Sheet
        open={isOpen}
        onClose={() => setReading(false)}
        title={title}
        footer={
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
            <Button kind="quiet" onClick={slip.playAgain}>
              {words.again}
            </Button>
            <ButtonLink to={paths.dashboard}>{betMessages.home}</ButtonLink>
          </div>
        }
      >
        <SlipLines {...{ type, games, lines, each, resultOf }} />
        <p className="mt-2 border-t border-line pt-3 text-body font-bold">
          {words.receipt.sum(rupees)}
        </p>
      </Sheet>
    </>
  )
}
