import { useRead } from '#session/api-context.tsx'
import type { ContactSettings } from '#api/schemas/content.ts'
import { useConfig } from '#platform/config-context.tsx'
import { mailHref, telHref } from '#platform/device/contact-link.ts'
import { whatsappChat } from '#platform/device/whatsapp.ts'

/** One way to reach support: what is read and where it leads; null where it leads nowhere. */
export interface ContactWay {
  text: string
  href: string | null
}

/** Whom to reach, in the order of the screens; null where the host gives none. */
export interface Contact {
  mobile: ContactWay | null
  email: ContactWay | null
  whatsapp: ContactWay | null
}

const way = (text: string | null | undefined, toHref: (text: string) => string | null) => {
  const said = text?.trim() ?? ''
  return said === '' ? null : { text: said, href: toHref(said) }
}

/** The host's contact settings as links. What cannot be a link is only shown. */
export function contactOf(settings: ContactSettings): Contact {
  return {
    mobile: way(settings.mobileNumber, telHref),
    email: way(settings.email, mailHref),
    whatsapp: way(settings.whatsappNumber, whatsappChat),
  }
}

/**
 * Email and phone of the privacy policy: the host's, else the build's
 * (readings.md#policy-contacts).
 */
export function usePolicyContact(): Contact {
  const { data } = useRead('getContactSettings')
  const config = useConfig()
  return contactOf({
    mobileNumber: data?.mobileNumber || config.contactPhone,
    email: data?.email || config.contactEmail,
    whatsappNumber: data?.whatsappNumber || config.whatsappNumber,
  })
}
