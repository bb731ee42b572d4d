import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { cx } from '../../look/cx.ts'

export interface FieldTextProps {
  label: string
  /** Under the field, until an error takes its place. */
  helper?: ReactNode
  /** In that place for now: comes and goes without moving what's below. */
  remark?: ReactNode
  error?: string | null | undefined
}

/** The line under a field: helper or error, its height reserved so that nothing jumps. */
export function FieldMessage({
  id,
  helper,
  error,
}: { id: string } & Pick<FieldTextProps, 'helper' | 'error'>) {
  return (
    <p id={id} className={cx('min-h-5.5 py-0.5 text-small', error ? 'text-bad' : 'text-ink3')}>
      {error ? (
        <span className="flex gap-1.5">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {error}
        </span>
      ) : (
        helper
      )}
    </p>
  )
}

/** The label above a field. */
export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block text-small font-semibold text-ink2">
      {children}
    </label>
  )
}
