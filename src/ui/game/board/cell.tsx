import type { CSSProperties } from 'react'
import { cx } from '../../look/cx.ts'

export interface CellProps {
  /** A digit; anything else is a dot. */
  char: string
  /** Its width, text size and movement. */
  className: string
  /** Size and colour of the dot. */
  dot?: string
  style?: CSSProperties | undefined
}

/**
 * One place of a board: a digit, or a dot of the same width while nothing is declared. Drawn, not
 * text, and in one element: a home has hundreds of them, and whatever opens over it restyles them
 * all.
 */
export function Cell({
  char,
  className,
  dot = 'before:size-[6px] before:bg-dot',
  style,
}: CellProps) {
  const isDigit = /\d/.test(char)
  return (
    <span
      data-digit={isDigit ? char : undefined}
      className={cx(
        'flex h-[1em] items-center justify-center font-bold leading-none',
        isDigit ? 'before:content-[attr(data-digit)]' : cx('dot before:rounded-full', dot),
        className,
      )}
      style={style}
    />
  )
}
