import { uiMessages } from '#messages/app/ui.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { useOnline } from '#platform/device/online.ts'
import { Button } from '../../content/button.tsx'
import { Notice } from './notice.tsx'

export interface StaleNoticeProps {
  /** The specification's sentence: 'Failed to load bidding history'. */
  failed: string
  /** When what is on screen was read: '1:42 PM'; null when that is not known. */
  time: string | null
  onRetry: () => void
  retrying: boolean
}

/**
 * Something couldn't be read; the rest stays on screen. Without a connection, the strip above says
 * why and offers Retry, so this only gives the age.
 */
export function StaleNotice({ failed, time, onRetry, retrying }: StaleNoticeProps) {
  const online = useOnline()
  if (!online) return time && <p className="text-small text-ink3">{words.showing(time)}</p>
  return (
    <Notice tone="warn" announce="status">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="min-w-0 flex-1 basis-40">{words.older(failed, time)}</p>
        <Button kind="text" tight className="-my-3.5" busy={retrying} onClick={onRetry}>
          {uiMessages.retry}
        </Button>
      </div>
    </Notice>
  )
}
