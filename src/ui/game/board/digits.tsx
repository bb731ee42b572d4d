import { useState } from 'react'
import { cx } from '../../look/cx.ts'

export interface DigitsProps {
  /** The digits of a part of a result, or '*' for each that isn't declared: it's a dot. */
  text: string
  className?: string
}

/**
 * A part of a board: digits, or dots of the same width. Drawn, not text, and in one element: a home
 * has dozens of boards, and whatever opens over it restyles them all. What is declared while the
 * part is shown moves in digit by digit.
 */
export function Digits({ text, className }: DigitsProps) {
  const [first] = useState(text)
  if (text === first || text.startsWith('*')) {
    return <span data-digits={text} className={cx('digits', className)} />
  }
  return (
    <span key={text} className="flex">
      {[...text].map((digit, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the digits keep their places
          key={place}
          data-digits={digit}
          className={cx('digits digit-in', className)}
        />
      ))}
    </span>
  )
}
