import { useSyncExternalStore } from 'react'
import { useApi } from '#data/api-context.tsx'
import { dayKey, parseDayKey } from '#domain/time/dates.ts'
import { formatFullDate } from '#messages/app/long-dates.ts'
import { guideMessages as words } from '#messages/en/app/guide.ts'
import { privacyMessages as policy, type PolicySection } from '#messages/en/player/privacy.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { ButtonLink } from '#ui/content/button.tsx'
import { MobileNumber } from '#ui/content/mobile-number.tsx'
import { NotPrerendered } from '#ui/frame/not-prerendered.tsx'
import { GuideScreen } from './guide-screen.tsx'
import { usePolicyContact, type ContactWay } from './use-contact.ts'

/** How many sections a tall phone shows at first. */
const firstScreenful = 3

/** The privacy policy: all that sentences 2.35 to 2.38 ask for. */
export function PrivacyPolicyScreen() {
  const { appName } = useConfig()
  return (
    <GuideScreen title={words.privacyPolicy} operation="getContactSettings">
      <article className="card p-4 pb-5 text-body leading-6 text-ink2">
        <LastUpdated />
        <p className="mt-1">{policy.intro(appName)}</p>
        <ButtonLink kind="quiet" to={paths.yourData} className="mt-2">
          {words.yourData}
        </ButtonLink>
        {policy.sections.slice(0, firstScreenful).map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <NotPrerendered>
          {policy.sections.slice(firstScreenful).map((section) => (
            <Section key={section.title} {...section} />
          ))}
          <ContactSection />
        </NotPrerendered>
      </article>
    </GuideScreen>
  )
}

/** Today by the product's clock; left out when the page is prerendered. */
function LastUpdated() {
  const { clock } = useApi()
  const day = useSyncExternalStore(
    clock.subscribe,
    () => dayKey(clock.now()),
    () => '',
  )
  const moment = parseDayKey(day)
  return (
    <p className="min-h-4.5 text-small text-ink3">
      {moment !== null && <time dateTime={day}>{words.lastUpdated(formatFullDate(moment))}</time>}
    </p>
  )
}

function Section({ title, paragraphs, points }: PolicySection) {
  return (
    <section>
      <h2 className="mt-5 mb-1 text-h2 text-ink">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul className="mt-1.5 grid list-disc gap-1 ps-5 marker:text-ink3">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The known contacts; a line without a value is left out (readings.md#policy-contacts). */
function ContactSection() {
  const { email, mobile, whatsapp } = usePolicyContact()
  const ways = [
    [words.email, email],
    [policy.phone, mobile],
    [words.whatsapp, whatsapp],
  ] as const
  const known = ways.filter(([, way]) => way !== null)
  return (
    <section>
      <h2 className="mt-5 mb-1 text-h2 text-ink">{policy.contactTitle}</h2>
      <p>{known.length > 0 ? policy.contact : policy.contactMissing}</p>
      <dl className="mt-1 grid">
        {known.map(([label, way]) => (
          <div key={label} className="flex min-h-12 flex-wrap items-center gap-x-2">
            <dt className="text-ink3">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{way && <Way {...way} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Way({ text, href }: ContactWay) {
  const shown = (
    <bdi>
      <MobileNumber number={text} />
    </bdi>
  )
  if (href === null) return shown
  return (
    <a href={href} rel="noopener noreferrer" className="hit font-semibold text-accent">
      {shown}
    </a>
  )
}
