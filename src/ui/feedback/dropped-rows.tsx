import { uiMessages } from '#messages/ui.ts'
import { Notice } from './notice.tsx'

/** What a list leaves out because it could not be read; nothing when that is nothing. */
export function DroppedRows({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice tone="warn" announce="status">
      {uiMessages.dropped(count)}
    </Notice>
  )
}
