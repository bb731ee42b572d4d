import type { LucideIcon } from 'lucide-react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { cx } from '../../look/cx.ts'
import { FieldLabel } from './field-frame.tsx'

export interface SelectFieldProps<T extends string> {
  label: string
  /** Hides the label from sight: the chosen option explains itself ('Last 7 days'). */
  bare?: boolean
  /** Shows only the icon, where a row is crowded. */
  iconOnly?: boolean
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** At the right end; an arrow down unless given. */
  icon?: LucideIcon
  className?: string
}

/** A choice between many, with the phone's own picker. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, bare, iconOnly, options, value, onChange, className } = props
  const { icon: Icon = ChevronDown } = props
  const id = useId()
  return (
    <div className={cx('min-w-0', className)}>
      {!bare && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <div
        className={cx(
          'relative flex items-center',
          bare ? 'rounded-btn bg-surface shadow-[inset_0_0_0_1px_var(--line)]' : 'field-frame',
          iconOnly &&
            'size-[48px] justify-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)',
        )}
      >
        <select
          id={id}
          aria-label={bare ? label : undefined}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
          className={cx(
            'w-full min-w-0 appearance-none rounded-btn bg-transparent text-ellipsis',
            bare ? 'min-h-12 text-small font-semibold narrow:text-body' : 'min-h-13 text-input',
            iconOnly ? 'absolute inset-0 opacity-0' : 'ps-3 pe-8',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          className={cx('pointer-events-none', iconOnly ? 'size-5.5' : 'absolute end-2.5 size-4.5')}
          aria-hidden="true"
        />
      </div>
    </div>
  )
}
