import './always.css'

/** The least that is always in sight: nobody may take the demo for the product. */
export function DemoMark({ onShow }: { onShow?: () => void }) {
  if (!onShow) return <p className="dt-mark">Demo, no real money</p>
  return (
    <button type="button" className="dt-mark" onClick={onShow}>
      Demo, no real money
      <span className="dt-sr">. Show demo tools</span>
    </button>
  )
}
