import { cx } from '#ui/look/cx.ts'

/** How long after the digit before it each one comes, in ms; less motion: all at once. */
const stepMs = 140

export interface WonDigitsProps {
  /** '*' is not declared: drawn as a dot. */
  text: string
  /** It was bet on. */
  isLit: boolean
  /** How many digits arrive before its first one. */
  after: number
}

/** A part of a result on slate, lit where it was bet on; its digits arrive one by one. */
export function WonDigits({ text, isLit, after }: WonDigitsProps) {
  return (
    <span
      data-lit={isLit || undefined}
      className={cx(
        'flex items-center rounded-tile px-1 py-2',
        isLit && 'bg-spark text-on-spark forced-color-adjust-none',
      )}
    >
      {[...text].map((char, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the digits keep their places
          key={index}
          className="flex h-[1em] w-[0.72em] items-center justify-center text-[min(var(--text-board),11cqw)] leading-none font-bold"
        >
          {char === '*' ? (
            <span className="dot size-[6px] rounded-full bg-dot" />
          ) : (
            <span
              data-digit={char}
              className="digit-in before:content-[attr(data-digit)]"
              style={{ animationDelay: `${(after + index) * stepMs}ms` }}
            />
          )}
        </span>
      ))}
    </span>
  )
}
