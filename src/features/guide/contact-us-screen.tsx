import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { Fragment } from 'react'
import { useRead } from '#data/api-context.tsx'
import { guideMessages as words } from '#messages/en/app/guide.ts'
import { MobileNumber } from '#ui/content/mobile-number.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { GuideScreen } from './guide-screen.tsx'
import { contactOf, type ContactWay } from './use-contact.ts'

/** Mobile number, email, WhatsApp. */
export function ContactUsScreen() {
  return (
    <GuideScreen title={words.contactUs} operation="getContactSettings">
      <Ways />
    </GuideScreen>
  )
}

function Ways() {
  const contact = useRead('getContactSettings')
  const { data, isError } = contact
  if (!data && isError) {
    return (
      <LoadError title={words.contactFailed} read={contact}>
        {words.contactNotLost}
      </LoadError>
    )
  }
  if (!data) {
    return (
      <>
        <Intro />
        <CardsSkeleton count={3} height="h-18" />
      </>
    )
  }
  const { mobile, email, whatsapp } = contactOf(data)
  if (!mobile && !email && !whatsapp) {
    return (
      <Empty icon={Phone} title={words.noContactTitle}>
        {words.noContact}
      </Empty>
    )
  }
  return (
    <>
      <Intro />
      <ul className="grid gap-3">
        {mobile && <Way icon={Phone} label={words.mobile} way={mobile} />}
        {email && <Way icon={Mail} label={words.email} way={email} />}
        {whatsapp && <Way icon={MessageCircle} label={words.whatsapp} way={whatsapp} />}
      </ul>
    </>
  )
}

const Intro = () => <p className="mb-4 text-body text-ink2">{words.contactIntro}</p>

// In pixels where large text needs the room.
const row = 'card flex min-h-18 items-center gap-[12px] p-[14px] text-ink'

function Way({ icon: Icon, label, way }: { icon: LucideIcon; label: string; way: ContactWay }) {
  const content = (
    <>
      <span className="flex size-[min(2.5rem,12.5vw)] shrink-0 items-center justify-center rounded-btn bg-soft text-accent">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span className="@container min-w-0 flex-1">
        <span className="block text-small text-ink3">{label}</span>
        <bdi className="block text-h2 text-[min(var(--text-h2),13.5*var(--cqw))] wrap-anywhere">
          {way.text.split(/(?<=@)/).map((part, index) => (
            // An address that doesn't fit breaks after its @, not inside a word.
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <MobileNumber number={part} />
            </Fragment>
          ))}
        </bdi>
      </span>
    </>
  )
  const { href } = way
  if (href === null) return <li className={row}>{content}</li>
  return (
    <li>
      <a
        href={href}
        className={`${row} active:bg-sunken`}
        {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {content}
        <ChevronRight className="size-[min(1.25rem,7.2vw)] shrink-0 text-ink3" aria-hidden="true" />
      </a>
    </li>
  )
}
