import { starlineMessages as words } from '#messages/starline.ts'
import { UnknownOutcome } from '#ui/unknown-outcome.tsx'
import { betInWords, type useStarlineBet } from './use-starline-bet.ts'

/** A bet whose answer was lost: nothing else is placed before the host could be asked. */
export function UnknownBet({ bet }: { bet: ReturnType<typeof useStarlineBet> }) {
  if (bet.unknown === null) return null
  return (
    <UnknownOutcome onCheck={() => void bet.check()} checking={bet.checking}>
      {words.unknown(betInWords(bet.unknown))}
    </UnknownOutcome>
  )
}
