import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { langOf } from '../content/lang-of.ts'
import { cx } from '../look/cx.ts'
import { FieldMessage } from './field/field-frame.tsx'

export interface RadioCard<T extends string> {
  value: T
  title: string
  detail?: ReactNode
  icon: LucideIcon
}

export interface RadioCardsProps<T extends string> {
  /** Over the card; names the group. */
  label: string
  options: readonly RadioCard<T>[]
  /** The chosen one, or null: nothing is chosen at first. */
  value: T | null
  onChange: (value: T) => void
  error?: string | null | undefined
  readOnly?: boolean | undefined
}

/** A choice between a few options with a second line: a radio group drawn as one card. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { label, options, value, onChange, error, readOnly } = props
  const name = useId()
  const messageId = `${name}-message`
  return (
    <fieldset className="min-w-0">
      <div
        role="radiogroup"
        aria-labelledby={`${name}-label`}
        aria-describedby={messageId}
        aria-invalid={error ? true : undefined}
        tabIndex={-1}
      >
        <p id={`${name}-label`} className="mb-1.5 text-small font-semibold text-ink2">
          {label}
        </p>
        <div className={cx('card px-[16px]', error && 'shadow-[inset_0_0_0_2px_var(--bad)]')}>
          {options.map(({ value: option, title, detail, icon: Icon }, index) => {
            const chosen = option === value
            return (
              <label
                key={option}
                className={cx(
                  'relative flex min-h-16 cursor-pointer items-center gap-[12px] rounded-btn py-3 has-focus-visible:outline-3 has-focus-visible:outline-(--ring)',
                  index > 0 &&
                    'before:absolute before:inset-x-0 before:top-0 before:border-t before:border-line',
                )}
              >
                <span
                  className={cx(
                    'flex size-[min(2.5rem,13vw)] shrink-0 items-center justify-center rounded-chip',
                    chosen ? 'bg-soft text-accent' : 'bg-sunken text-ink2',
                  )}
                  aria-hidden="true"
                >
                  <Icon className="size-5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block text-body font-bold">{title}</span>
                  {detail && (
                    <span lang={langOf(detail)} className="block text-small text-ink3">
                      {detail}
                    </span>
                  )}
                </span>
                <input
                  type="radio"
                  name={name}
                  value={option}
                  checked={chosen}
                  onChange={() => !readOnly && onChange(option)}
                  className="size-[min(1.5rem,8vw)] shrink-0 cursor-pointer appearance-none rounded-full border-2 border-ctl outline-none checked:border-[7px] checked:border-accent forced-colors:appearance-auto"
                />
              </label>
            )
          })}
        </div>
        <FieldMessage id={messageId} error={error} />
      </div>
    </fieldset>
  )
}
