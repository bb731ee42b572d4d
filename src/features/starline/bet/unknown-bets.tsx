import { starlineMessages as words } from '#messages/market/starline.ts'
import { historyOf } from '#money/describe-intent.ts'
import { UnknownOutcome } from '#ui/feedback/notice/unknown-outcome.tsx'
import { betInWords, type StarlineBetting } from './use-starline-bet.ts'

/** Bets with lost responses. Only the same bet must wait; others may be placed. */
export function UnknownBets({ bet }: { bet: StarlineBetting }) {
  return bet.unknown.map(({ id, input, said }) => (
    <UnknownOutcome
      key={id}
      checking={bet.checking}
      onCheck={bet.check}
      history={historyOf('placeStarlineBet')}
      onGiveUp={() => bet.giveUp(id)}
    >
      {said.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {words.unknown(betInWords(input))}
    </UnknownOutcome>
  ))
}
