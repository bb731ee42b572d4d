import LoaderCircle from 'lucide-react/icons/loader-circle'
import { cx } from '../look/cx.ts'

export interface SpinnerProps {
  /** 'Loading games...': always with words. */
  text: string
  className?: string
}

/** A turning circle with its sentence, announced politely. */
export function Spinner({ text, className }: SpinnerProps) {
  return (
    <div
      role="status"
      className={cx('flex items-center justify-center gap-3 p-6 text-body text-ink2', className)}
    >
      <LoaderCircle className="spin size-5 shrink-0 text-accent" aria-hidden="true" />
      {text}
    </div>
  )
}
