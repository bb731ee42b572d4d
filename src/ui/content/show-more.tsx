import { Button } from './button.tsx'

export interface ShowMoreProps {
  /** 'Showing 50 of 4,000 entries' */
  line: string
  /** 'Show more' */
  label: string
  onMore: () => void
}

/** Below a partly drawn list: how much of it is shown, and a button for more. */
export function ShowMore({ line, label, onMore }: ShowMoreProps) {
  return (
    <div className="grid grid-cols-1 gap-2 text-center">
      <p role="status" className="text-small text-ink3">
        {line}
      </p>
      <Button kind="outline" onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
