import { commonMessages } from '#messages/app/common.ts'
import { safeLink } from '#platform/device/links.ts'
import { openLink } from '#platform/device/open-link.ts'
import { whatsappChat } from '#platform/device/whatsapp.ts'
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
