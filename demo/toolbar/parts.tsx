import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import StepForward from 'lucide-react/icons/step-forward'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useDemoState } from '../control/use-control.ts'
import { formatMinutes } from '../desk/rehearsal.ts'

/** A switch with a title and, below it, one line on what it does. */
export function Switch(props: {
  title: string
  about?: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  const { title, about, on, onChange } = props
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="dt-switch"
      onClick={() => onChange(!on)}
    >
      <span className="dt-grow">
        <b>{title}</b>
        {about && <small>{about}</small>}
      </span>
      <span className="dt-knob" aria-hidden="true" />
    </button>
  )
}

/** A radio button with a title and, below it, one line on what choosing it does. */
export function ToolChoice(props: {
  name: string
  title: string
  about?: string
  chosen: boolean
  onChoose: () => void
  ref?: Ref<HTMLLabelElement> | undefined
}) {
  const { name, title, about, chosen, onChoose, ref } = props
  return (
    <label ref={ref} className="dt-choice">
      {/* A click, not a change, so that the current choice can be chosen again. */}
      <input type="radio" name={name} checked={chosen} readOnly onClick={onChoose} />
      <span className="dt-grow">
        <b>{title}</b>
        {about && <small>{about}</small>}
      </span>
    </label>
  )
}

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'aria-valuetext'
  | 'inputMode'
  | 'max'
  | 'min'
  | 'onFocus'
  | 'placeholder'
  | 'readOnly'
  | 'step'
  | 'type'
>

interface FieldProps<Value extends string> extends InputProps {
  label: string
  value?: Value | number | undefined
  onChange?: (value: Value) => void
  disabled?: boolean | undefined
  /** What can be chosen, each value with its words. */
  options?: readonly (readonly [value: Value, words: string])[] | undefined
  /** Instead of `options`: `optgroup` elements, whose options have headings. */
  children?: ReactNode
  /** How many lines it has, if there are several. */
  rows?: number | undefined
  /** What’s wrong with it. */
  problem?: string | undefined
}

/** A labelled field: a choice if it has options, otherwise for text of one or more lines. */
export function ToolField<Value extends string>(props: FieldProps<Value>) {
  const { label, value, onChange, disabled, options, children, rows, problem, ...input } = props
  const id = useId()
  const shared = {
    id,
    value,
    disabled,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
    onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value as Value),
  }
  return (
    <div className="dt-field">
      <label htmlFor={id}>{label}</label>
      {options || children ? (
        <select {...shared}>
          {children}
          {options?.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} {...input} autoComplete="off" />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="dt-problem">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The only amber button: the next step, a pause, or back to the scenario's start. */
function MainButton() {
  const { order } = useControl()
  const { running, next } = useDemoState()
  if (running) {
    return (
      <ToolButton main icon={Pause} onClick={() => order({ order: 'pause' })}>
        Pause
      </ToolButton>
    )
  }
  if (next) {
    return (
      <ToolButton main icon={StepForward} onClick={() => order({ order: 'next' })}>
        <span className="dt-two-lines">{next.title}</span>
      </ToolButton>
    )
  }
  return (
    <ToolButton main icon={RotateCcw} onClick={() => order({ order: 'step', step: 0 })}>
      Back to start
    </ToolButton>
  )
}

/** The next step, and the way back from the last one. */
export function StepButtons() {
  const { order } = useControl()
  const { done } = useDemoState()
  return (
    <>
      <MainButton />
      <ToolButton
        icon={Undo2}
        aria-label="Undo step"
        title="Undo step"
        disabled={done === 0}
        onClick={() => order({ order: 'undo' })}
      />
    </>
  )
}

/** The script's steps: a press goes to that step. `times` are the seconds that each took last time. */
export function Steps({ times = [] }: { times?: readonly (number | null | undefined)[] }) {
  const { order } = useControl()
  const { steps, done } = useDemoState()
  return (
    <ol className="dt-steps">
      {steps.map((title, index) => {
        const seconds = times[index]
        const isNext = index === done
        return (
          <li key={title} aria-current={isNext ? 'step' : undefined}>
            <button
              ref={isNext ? bringIntoView : undefined}
              type="button"
              className={index < done ? 'dt-done' : undefined}
              onClick={() => order({ order: 'step', step: index })}
            >
              <span className="dt-number">
                {index < done ? <Check className="dt-icon" aria-label="Done" /> : index + 1}
              </span>
              <span className="dt-grow">{title}</span>
              {typeof seconds === 'number' && <small>{formatMinutes(seconds)}</small>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const bringIntoView = (next: HTMLElement | null) => next?.scrollIntoView?.({ block: 'nearest' })

/** The DEMO tag. */
export const Tag = () => <span className="dt-tag">Demo</span>

/** What the last action did. A screen reader reads it without interrupting. */
export function LastActionLine() {
  const { said } = useDemoState()
  return (
    <div className="dt-row dt-told">
      <p role="status" className={said?.failed ? 'dt-said dt-failed' : 'dt-said'}>
        {said && <span>{said.text}</span>} {said?.note && <span>{said.note}</span>}
      </p>
    </div>
  )
}
