import type { ContactSettings } from '#api/schemas/content.ts'
import { useRead } from '#data/api-context.tsx'
import { useConfig } from '#platform/config-context.tsx'
import { mailHref, telHref } from '#platform/links/contact-link.ts'
import { safeLink, type LinkField, type SafeLink } from '#platform/links/links.ts'
import { whatsappChat } from '#platform/links/whatsapp.ts'

/** A way to reach support: its text, and its link or null. */
export interface ContactWay {
  text: string
  href: SafeLink | null
}

/** The contacts, in the order of the screens; each null if the host gives none. */
export interface Contact {
  mobile: ContactWay | null
  email: ContactWay | null
  whatsapp: ContactWay | null
}

const way = (
  text: string | null | undefined,
  field: LinkField,
  toHref: (text: string) => string | null,
) => {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : { text: trimmed, href: safeLink(field, toHref(trimmed)) }
}

/** The host's contact settings as links, or as text where no safe link can be made. */
export function contactOf(settings: ContactSettings): Contact {
  return {
    mobile: way(settings.mobileNumber, 'phone', telHref),
    email: way(settings.email, 'email', mailHref),
    whatsapp: way(settings.whatsappNumber, 'whatsapp', whatsappChat),
  }
}

/**
 * Email and phone of the privacy policy: the host's, or the build's if it gives none
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
