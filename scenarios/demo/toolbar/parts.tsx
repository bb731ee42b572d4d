import Eye from 'lucide-react/icons/eye'
import { useId, type ReactNode, type Ref } from 'react'
import { usePlace } from '#ui/frame/link/navigation.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useDirector, useStoryPosition } from './use-director.ts'

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

/** The DEMO tag. */
export const Tag = () => <span className="dt-tag">Demo</span>

/** What the last action did, said politely to a screen reader, and where one sees it. */
export function SaidLine() {
  const director = useDirector()
  const { said } = useStoryPosition()
  const { pathname } = usePlace()
  const at = said?.at
  return (
    <div className="dt-row dt-told">
      <p role="status" className={said?.failed ? 'dt-said dt-failed' : 'dt-said'}>
        {said && <span>{said.text}</span>} {said?.note && <span>{said.note}</span>}
      </p>
      {at && at !== pathname && (
        <ToolButton icon={Eye} onClick={() => director.show(at)}>
          Show it
        </ToolButton>
      )}
    </div>
  )
}
