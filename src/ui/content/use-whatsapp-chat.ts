import { commonMessages } from '#messages/en/app/common.ts'
import { safeLink } from '#platform/links/links.ts'
import { openLink } from '#platform/links/open-link.ts'
import { whatsappChat } from '#platform/links/whatsapp.ts'
import { useToasts } from '../overlay/toast.tsx'

/**
 * Opens a WhatsApp chat with the number of the settings, or says that there is none: after the
 * settings have answered, so that a quick tap isn't told so too early.
 */
export function useWhatsappChat(whenKnown: () => Promise<{ whatsappNumber: string }>): () => void {
  const toasts = useToasts()
  const open = async () => {
    const chat = safeLink('whatsapp', whatsappChat((await whenKnown()).whatsappNumber))
    if (chat === null) toasts.error(commonMessages.noWhatsapp)
    else openLink(chat)
  }
  return () => void open()
}
