import Presentation from 'lucide-react/icons/presentation'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { channelName } from '../control/other-windows.ts'

/**
 * Opens the presenter's desk, or a second screen (`beside`), in its own window; an open one comes
 * to the front.
 */
export const openWindow = (page: 'desk' | 'beside', channel = channelName()) =>
  window.open(`${window.location.pathname}?${page}=${channel}`, `ank-${page}`, 'popup')

/** Opens the presenter's desk. */
export const DeskButton = () => (
  <ToolButton
    icon={Presentation}
    title="Open the presenter’s desk"
    onClick={() => openWindow('desk')}
  >
    Desk
  </ToolButton>
)
