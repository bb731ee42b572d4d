import { betMessages } from '#messages/bet/bet.ts'
import { asOption, digits, PicksTitle } from '#ui/bet/picks-title.tsx'
import { Chips } from '#ui/form/chips.tsx'
import type { PicksProps } from './picks-props.ts'

const words = betMessages.picks

/** Jodis by their first digit: a row enters it, the pairs below complete it. */
export function JodiPicks({ value, onPick, readOnly }: PicksProps) {
  const first = value.slice(0, 1)
  const pairs = digits.map((digit) => asOption(`${first}${digit.value}`))
  return (
    <div>
      <PicksTitle>{words.byFirstDigit}</PicksTitle>
      <div className="grid gap-2">
        <Chips
          label={words.byFirstDigit}
          options={digits}
          value={first}
          onPick={onPick}
          readOnly={readOnly}
        />
        {first !== '' && (
          <Chips
            label={words.startingWith(first)}
            options={pairs}
            value={value}
            onPick={onPick}
            columns={5}
            readOnly={readOnly}
          />
        )}
      </div>
    </div>
  )
}
