import './styles/always.css'

export interface DemoMarkProps {
  onShow?: () => void
  /** Height in px of the bar it rests on: its labels and buttons stay in sight. */
  above?: number
}

/** Always visible, so that nobody mistakes the demo for the product. */
export function DemoMark({ onShow, above = 0 }: DemoMarkProps) {
  if (!onShow) return <p className="dt-mark">Demo, no real money</p>
  return (
    <button type="button" className="dt-mark" style={{ bottom: above }} onClick={onShow}>
      Demo, no real money
      <span className="dt-sr">. Show demo tools</span>
    </button>
  )
}
