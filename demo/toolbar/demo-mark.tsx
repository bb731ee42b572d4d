import { demoMessages as words } from '#messages/en/app/demo.ts'
import './styles/always.css'

export interface DemoMarkProps {
  /** Instead of what it usually says. */
  says?: string | null
  onShow?: () => void
}

/** Always visible, so that nobody mistakes the demo for the product. The client ends above it. */
export function DemoMark({ says, onShow }: DemoMarkProps) {
  const text = says ?? words.mark
  if (!onShow) return <p className="dt-mark">{text}</p>
  return (
    <button type="button" className="dt-mark" onClick={onShow}>
      {text}
      <span className="dt-sr">. {words.showTools}</span>
    </button>
  )
}
