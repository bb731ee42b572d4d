import { uiMessages } from '#messages/en/app/ui.ts'
import { Notice } from './notice.tsx'

/** Says how many rows of a list couldn't be read; renders nothing if all could. */
export function DroppedRows({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice tone="warn" announce="status">
      {uiMessages.dropped(count)}
    </Notice>
  )
}
