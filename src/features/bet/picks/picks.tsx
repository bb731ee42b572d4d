import type { ComponentType } from 'react'
import type { BetType } from '#domain/bet/bet-types.ts'
import { DigitPicks } from './digit-picks.tsx'
import { JodiPicks } from './jodi-picks.tsx'
import { PannaTypePicks } from './panna-type-picks.tsx'
import type { PicksProps } from './picks-props.ts'
import { SangamPicks } from './sangam-picks.tsx'

const picksOf: Record<BetType['number'], ComponentType<PicksProps>> = {
  digit: DigitPicks,
  jodi: JodiPicks,
  panna: PannaTypePicks,
  'half-sangam': SangamPicks,
  'full-sangam': SangamPicks,
}

/** Quick picks of a bet type. */
export function Picks(props: PicksProps) {
  const OwnPicks = picksOf[props.type.number]
  return <OwnPicks {...props} />
}
