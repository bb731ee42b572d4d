import Share from 'lucide-react/icons/share'
import { useState } from 'react'
import { useApi } from '#data/api-context.tsx'
import { isInstallDismissed } from '#domain/time/intervals.ts'
import { installedMessages as words } from '#messages/en/app/installed.ts'
import { useInstall } from '#platform/installed/install.ts'
import { Button } from '#ui/content/button.tsx'
import { FloatBar } from '#ui/frame/float-bar.tsx'
import { MarkTiles } from '#ui/game/mark.tsx'
import { useNow } from '#ui/game/use-now.ts'

const storageKey = 'ank.install.later'

/** Epoch ms of the last 'Later', or null. */
function readMoment(text: string | null): number | null {
  const moment = Number(text ?? Number.NaN)
  return Number.isFinite(moment) ? moment : null
}

/** Offers to install the app if the browser can; 'Later' is remembered for a day. */
export function InstallBanner() {
  const { clock, storage } = useApi()
  const { way, install } = useInstall()
  const now = useNow(clock)
  const [dismissedAt, setDismissedAt] = useState(() => readMoment(storage.get(storageKey)))
  if (way === null || isInstallDismissed(dismissedAt, now)) return null

  function dismiss(): void {
    const moment = clock.now()
    storage.set(storageKey, String(moment))
    setDismissedAt(moment)
  }

  async function requestInstall(): Promise<void> {
    // Declining the browser's dialog counts as 'Later' here.
    if ((await install()) === 'dismissed') dismiss()
  }

  const byHand = way === 'by-hand'
  return (
    <FloatBar
      icon={byHand ? <Share className="size-5 text-accent" /> : <MarkTiles className="h-5 w-8" />}
      title={words.title}
      detail={byHand ? words.byHand : words.detail}
      actions={
        <>
          <Button kind="text" className="px-3! text-ink2!" onClick={dismiss}>
            {words.later}
          </Button>
          {!byHand && <Button onClick={() => void requestInstall()}>{words.install}</Button>}
        </>
      }
    />
  )
}
