import { Button } from '../content/button.tsx'
import { Notice } from '../feedback/notice/notice.tsx'
import { cx } from '../look/cx.ts'

/** Within the thumb's reach: the host's refusal, and the form's one action. */
export function FormSubmit({
  problem,
  busy,
  className = 'mt-auto pt-4',
  children,
}: {
  problem: string | null
  busy: boolean
  /** Its distance from what's above. */
  className?: string
  children: string
}) {
  return (
    <div className={cx('grid gap-3', className)}>
      {problem && (
        <Notice tone="bad" announce="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" size={56} full busy={busy}>
        {children}
      </Button>
    </div>
  )
}
