import Check from 'lucide-react/icons/check'
import { cx } from '../look/cx.ts'

export interface ProgressStepsProps {
  /** Names the list for a screen reader. */
  label: string
  /** 'Sent', 'Checked', 'Added'. */
  steps: readonly string[]
  /** How many of them are done. */
  done: number
  /** Behind a step that is done, for a screen reader. */
  doneInWords: string
}

/** Progress on slate: done steps are ticked, the next one stands out. */
export function ProgressSteps({ label, steps, done, doneInWords }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-2 gap-y-3">
      {steps.map((step, index) => {
        const isDone = index < done
        return (
          <li
            key={step}
            aria-current={index === done ? 'step' : undefined}
            className={cx(
              'min-w-20 flex-1 border-t-4 pt-1.5 text-small font-semibold',
              isDone ? 'border-spark text-chalk' : 'border-slate2',
              !isDone && (index === done ? 'text-chalk' : 'text-chalk2'),
            )}
          >
            <span className="flex items-center gap-1">
              {isDone && <Check className="size-4 text-spark" strokeWidth={3} aria-hidden="true" />}
              {step}
              {isDone && <span className="sr-only">, {doneInWords}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
