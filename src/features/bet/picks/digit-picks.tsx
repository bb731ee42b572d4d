import { betMessages } from '#messages/bet/bet.ts'
import { digits, PicksTitle } from '#ui/bet/picks-title.tsx'
import { Chips } from '#ui/form/chips.tsx'
import type { PicksProps } from './picks-props.ts'

const words = betMessages.picks

/** A single digit in one tap. */
export function DigitPicks({ value, onPick, readOnly }: PicksProps) {
  return (
    <div>
      <PicksTitle>{words.digits}</PicksTitle>
      <Chips
        label={words.digits}
        options={digits}
        value={value}
        onPick={onPick}
        columns={5}
        size="lg"
        readOnly={readOnly}
      />
    </div>
  )
}
