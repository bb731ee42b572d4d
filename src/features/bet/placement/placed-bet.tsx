import type { NewBet } from '#api/schemas/bet.ts'
import type { Game } from '#api/schemas/game.ts'
import { gameNameOf } from '#domain/bet/history.ts'
import { potentialWin } from '#domain/money/money.ts'
import { describeBet } from '#messages/bet/bet-meaning.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages as words } from '#messages/en/bet/bet.ts'
import { paths } from '#paths'
import { ReceiptSheet, type ReceiptFacts } from '#ui/bet/receipt-sheet.tsx'
import { ButtonLink } from '#ui/content/button.tsx'
import { capitalised } from '../number/number-parts.ts'
import type { BetPlacement, PlacedBet } from './use-bet-placement.ts'
import { useReturnHome } from './use-return-home.ts'

const sessionName = (session: 'open' | 'close' | null) =>
  session === null ? null : commonMessages.session[session]

const nameOf = (bet: NewBet, games: readonly Game[]) =>
  games.find(({ _id }) => _id === bet.gameId)?.gameName ?? ''

/** What the receipt of a placed bet tells; the host's record takes precedence over what was sent. */
function factsOf({ input, rate, row }: PlacedBet, games: readonly Game[]): ReceiptFacts {
  const bet = input.body
  const session = sessionName(bet.session)
  return {
    number: bet.betNumber,
    amount: bet.betAmount,
    session,
    rate,
    row,
    market: (row && gameNameOf(row)) || nameOf(bet, games),
    when: {
      name: words.receipt.session,
      value: session ?? words.receipt.bothSessions,
    },
    type: betTypeNames[bet.betType],
    meaning: capitalised(describeBet(bet)),
    win: row?.potentialWin ?? potentialWin(bet.betAmount, rate),
  }
}

interface PlacedBetProps {
  placed: PlacedBet
  placing: BetPlacement
  games: readonly Game[]
  /** When what it was judged by was received, if that was old; epoch ms. */
  asOf: number | null
}

/** The receipt of a placed bet, on its way home. */
export function PlacedBetReceipt({ placed, placing, games, asOf }: PlacedBetProps) {
  const countdown = useReturnHome(placed.leaving)
  return (
    <ReceiptSheet
      facts={factsOf(placed, games)}
      confirming={placed.confirming}
      asOf={asOf}
      onTouch={placing.stay}
      onAnother={placing.clear}
      leave={<ButtonLink to={paths.dashboard}>{words.home}</ButtonLink>}
      action={
        <ButtonLink kind="text" tight to={paths.dashboard} className="text-spark!">
          {words.home}
        </ButtonLink>
      }
      {...countdown}
    />
  )
}
