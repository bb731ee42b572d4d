import RefreshCw from 'lucide-react/icons/refresh-cw'
import { installedMessages as words } from '#messages/en/app/installed.ts'
import { useUpdates } from '#platform/installed/updates.ts'
import { useIsSending } from '#session/connection.tsx'
import { Button } from '#ui/content/button.tsx'
import { FloatBar } from '#ui/frame/float-bar.tsx'
import { InstallBanner } from './install-banner.tsx'

/**
 * The bar above the tab bar: the offer of a newer version, or else to install the app. The version isn't
 * offered on screens with a footer (which have no tab bar) or while something is being sent.
 */
export function Floating() {
  const { state, apply } = useUpdates()
  const sending = useIsSending()
  if (state !== 'ready') return <InstallBanner />
  if (sending) return null
  return (
    <FloatBar
      icon={<RefreshCw className="size-5 text-accent" />}
      title={words.updateTitle}
      detail={words.updateDetail}
      actions={<Button onClick={apply}>{words.update}</Button>}
    />
  )
}
