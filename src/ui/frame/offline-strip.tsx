import WifiOff from 'lucide-react/icons/wifi-off'
import { uiMessages } from '#messages/en/app/ui.ts'

export interface OfflineStripProps {
  /** Time of the data on screen: '1:36 PM'; null when there is none. */
  showing: string | null
  onRetry: () => void
}

/** Above the app bar while there is no connection; in `Strips`. */
export function OfflineStrip({ showing, onRetry }: OfflineStripProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 bg-warn-s ps-4 pe-2 text-small font-semibold text-warn">
      <WifiOff className="size-5 shrink-0" aria-hidden="true" />
      <p role="status" className="min-w-0 flex-1 basis-32 py-2">
        {showing === null ? uiMessages.offline : uiMessages.offlineShowing(showing)}
      </p>
      <button
        type="button"
        onClick={onRetry}
        className="ms-auto min-h-12 rounded-btn px-3 font-bold"
      >
        {uiMessages.retry}
      </button>
    </div>
  )
}
