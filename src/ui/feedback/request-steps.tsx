import Check from 'lucide-react/icons/check'
import { uiMessages } from '#messages/en/app/ui.ts'
import { cx } from '../look/cx.ts'

interface RequestStepsProps {
  steps: readonly string[]
  /** How many of them are done. */
  done: number
  /** Whether it stands on a dark sheet rather than on a card. */
  onSlate?: boolean
}

/** The steps of a deposit or withdrawal: those done are ticked, the next one stands out. */
export function RequestSteps({ steps, done, onSlate = false }: RequestStepsProps) {
  const now = onSlate ? 'text-chalk' : 'text-ink'
  const later = onSlate ? 'text-chalk2' : 'text-ink3'
  const accent = onSlate ? 'border-spark' : 'border-accent'
  const rail = onSlate ? 'border-slate2' : 'border-line'
  return (
    <ol aria-label={uiMessages.progress} className="flex flex-wrap gap-x-2 gap-y-3">
      {steps.map((step, index) => {
        const isDone = index < done
        return (
          <li
            key={step}
            aria-current={index === done ? 'step' : undefined}
            className={cx(
              'min-w-20 flex-1 border-t-4 pt-1.5 text-small font-semibold',
              isDone ? accent : rail,
              index <= done ? now : later,
            )}
          >
            <span className="flex items-center gap-1">
              {isDone && (
                <Check
                  className={cx('size-4', onSlate ? 'text-spark' : 'text-accent')}
                  strokeWidth={3}
                  aria-hidden="true"
                />
              )}
              {step}
              {isDone && <span className="sr-only">, {uiMessages.stepDone}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
