import { commonMessages } from '#messages/app/common.ts'
import { safeLink } from '#platform/links/links.ts'
import { openLink } from '#platform/links/open-link.ts'
import { whatsappChat } from '#platform/links/whatsapp.ts'
import { useToasts } from '../overlay/toast.tsx'

/** Opens a WhatsApp chat with the number that is read, or says that there is none. */
export function useWhatsappChat(readNumber: () => Promise<string>): () => void {
  const toasts = useToasts()
  const open = async () => {
    const chat = safeLink('whatsapp', whatsappChat(await readNumber()))
    if (chat === null) toasts.error(commonMessages.noWhatsapp)
    else openLink(chat)
  }
  return () => void open()
}
