import type { Game } from '#api/schemas/game.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { historyOf } from '#money/describe-intent.ts'
import { UnknownOutcome } from '#ui/feedback/notice/unknown-outcome.tsx'
import { betInOneLine } from '../receipt/receipt.ts'
import type { BetPlacement } from './use-bet-placement.ts'

interface UnknownBetsProps {
  placing: BetPlacement
  games: readonly Game[]
}

/** Bets with lost responses. Only the same bet must wait; others may be placed. */
export function UnknownBets({ placing: { flow, check }, games }: UnknownBetsProps) {
  return flow.unknown.map(({ id, input, said }) => (
    <UnknownOutcome
      key={id}
      checking={flow.checking}
      onCheck={check}
      history={historyOf('placeBet')}
      onGiveUp={() => flow.giveUp(id)}
    >
      {said.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {betMessages.unknown.detail(betInOneLine(input.body, games))}
    </UnknownOutcome>
  ))
}
