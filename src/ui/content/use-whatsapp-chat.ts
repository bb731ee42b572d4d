import { commonMessages } from '#messages/en/app/common.ts'
import { safeLink } from '#platform/links/links.ts'
import { openLink } from '#platform/links/open-link.ts'
import { whatsappChat } from '#platform/links/whatsapp.ts'
import { useStillHere } from '../frame/link/navigation.ts'
import { useToasts } from '../overlay/toast.tsx'

/**
 * Opens a WhatsApp chat with the number of the settings, or says that there is none: after the
 * settings have answered, so that a quick tap isn't told so too early. Does neither once the player has gone elsewhere.
 */
export function useWhatsappChat(whenKnown: () => Promise<{ whatsappNumber: string }>): () => void {
  const toasts = useToasts()
  const isStillHere = useStillHere()
  const open = async () => {
    const { whatsappNumber } = await whenKnown()
    if (!isStillHere()) return
    const chat = safeLink('whatsapp', whatsappChat(whatsappNumber))
    if (chat === null) toasts.error(commonMessages.noWhatsapp)
    else openLink(chat)
  }
  return () => void open()
}
