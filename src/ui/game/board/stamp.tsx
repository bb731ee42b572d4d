import { uiMessages } from '#messages/en/app/ui.ts'
import { cx } from '../../look/cx.ts'

export interface StampProps {
  /** Time of the data: '1:42 PM'. */
  time: string
  /** Its age in words ('6 min') once it is older than two polling periods. */
  age?: string | null | undefined
}

/** How fresh the data on screen is. */
export function Stamp({ time, age }: StampProps) {
  return (
    <p className={cx('flex items-center gap-2 text-small', age ? 'text-warn' : 'text-ink3')}>
      <span
        className={cx('size-1.5 rounded-full', age ? 'bg-warn' : 'bg-accent')}
        aria-hidden="true"
      />
      {age ? uiMessages.old(age) : uiMessages.updated(time)}
    </p>
  )
}
