import { uiMessages } from '#messages/ui.ts'
import { Button } from '../content/button.tsx'
import { Notice } from './notice.tsx'

export interface StaleNoticeProps {
  children: string
  onRetry: () => void
  retrying: boolean
}

/** Something could not be read; the rest stays on screen. */
export function StaleNotice({ children, onRetry, retrying }: StaleNoticeProps) {
  return (
    <Notice tone="warn" announce="status">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="min-w-0 flex-1 basis-40">{children}</p>
        <Button kind="text" tight className="-my-3.5" busy={retrying} onClick={onRetry}>
          {uiMessages.retry}
        </Button>
      </div>
    </Notice>
  )
}
