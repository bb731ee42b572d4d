import Pause from 'lucide-react/icons/pause'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import StepForward from 'lucide-react/icons/step-forward'
import { useId, type ReactNode, type Ref } from 'react'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useSeen } from '../control/use-control.ts'

/** A switch with a title and one line of effect. */
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

/** One of few: a radio with a title and one line of effect. */
export function Choice(props: {
  name: string
  title: string
  about?: string
  /** A second line. */
  meta?: string
  chosen: boolean
  onChoose: () => void
  ref?: Ref<HTMLLabelElement> | undefined
}) {
  const { name, title, about, meta, chosen, onChoose, ref } = props
  return (
    <label ref={ref} className="dt-choice">
      {/* A click, not a change, so that the current choice can be chosen again. */}
      <input type="radio" name={name} checked={chosen} readOnly onClick={onChoose} />
      <span className="dt-grow">
        <b>{title}</b>
        {about && <small>{about}</small>}
        {meta && <small className="dt-meta">{meta}</small>}
      </span>
    </label>
  )
}

/** A labelled field around a control. */
export function Labelled({
  label,
  children,
}: {
  label: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="dt-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** A labelled field of few values. */
export function SelectField<Value extends string>(props: {
  label: string
  value: Value
  /** Each value with its words. */
  options: readonly (readonly [value: Value, words: string])[]
  onChange: (value: Value) => void
}) {
  const { label, value, options, onChange } = props
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** A labelled search field. */
export function SearchField(props: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  const { label, value, onChange } = props
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}

/** The one amber button: the next step, a pause, or the story from its start. */
export function MainButton() {
  const { order } = useControl()
  const { running, next } = useSeen()
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

/** What the demo has to say above the client, until `button` is pressed. */
export function Notice(props: {
  title: string
  children: ReactNode
  button?: string | undefined
  onClose: () => void
}) {
  const { title, children, button, onClose } = props
  return (
    <div className="dt-would">
      <p className="dt-row">
        <Tag />
        <b className="dt-grow">{title}</b>
      </p>
      {children}
      {button && <ToolButton onClick={onClose}>{button}</ToolButton>}
    </div>
  )
}

/** The DEMO tag. */
export const Tag = () => <span className="dt-tag">Demo</span>

/** What the last action did, said politely to a screen reader. */
export function SaidLine() {
  const { said } = useSeen()
  return (
    <div className="dt-row dt-told">
      <p role="status" className={said?.failed ? 'dt-said dt-failed' : 'dt-said'}>
        {said && <span>{said.text}</span>} {said?.note && <span>{said.note}</span>}
      </p>
    </div>
  )
}
