import type { ReactNode } from 'react'
import { useApi } from '#data/api-context.tsx'
import { authMessages } from '#messages/en/player/auth.ts'
import { yourDataMessages as words } from '#messages/en/player/your-data.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { storageTable, type StoredName } from '#platform/storage/keys.ts'
import { useSession } from '#session/connection.tsx'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { NotPrerendered } from '#ui/frame/not-prerendered.tsx'
import { PublicScreen } from '#ui/frame/public-screen.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'

const storedUntil = (until: string) =>
  (Object.keys(storageTable) as StoredName[])
    .filter((name) => storageTable[name][1] === until && (__DEMO__ || name !== 'ank.demo.*'))
    .map((name) => words.stored[name])

const requests = Object.values(words.sent).map(([purpose, fields]) => {
  const names = Object.values<string>(fields).join(', ')
  return { isOnly: names === '', text: names === '' ? purpose : words.withFields(purpose, names) }
})
const sent = (isOnly: boolean) =>
  requests.filter((request) => request.isOnly === isOnly).map(({ text }) => text)

/** Lists what is stored on the phone and what is sent: the itemised notice (docs/safe-play.md). */
export function YourDataScreen() {
  const { appName } = useConfig()
  const { session } = useApi()
  const toasts = useToasts()
  const isSignedIn = useSession().status === 'signed-in'
  function signOut(): void {
    session.signOut()
    toasts.success(authMessages.loggedOut)
  }
  return (
    <PublicScreen title={words.title} appName={appName} home={paths.auth}>
      <article className="card grid gap-2 p-4 pb-5 text-body leading-6 text-ink2">
        <p>{words.intro(appName)}</p>
        <Heading>{words.storedTitle}</Heading>
        <p>{words.storedIntro}</p>
        <ItemByItem of={words.storedTitle}>
          {Object.entries(words.until).map(([until, title]) => (
            <Items key={until} title={title} items={storedUntil(until)} />
          ))}
        </ItemByItem>
        <Heading>{words.sentTitle}</Heading>
        <p>{words.sentIntro}</p>
        <ItemByItem of={words.sentTitle}>
          <Items title={words.sentFields} items={sent(false)} />
          <Items title={words.sentOnly} items={sent(true)} />
        </ItemByItem>
        <Heading>{words.deleteTitle}</Heading>
        <p>{words.deleteHere}</p>
        {isSignedIn && (
          <Button kind="danger" onClick={signOut}>
            {words.signOut}
          </Button>
        )}
        <p>{words.deleteThere}</p>
        <ButtonLink kind="outline" to={paths.contactUs}>
          {words.contactUs}
        </ButtonLink>
      </article>
    </PublicScreen>
  )
}

const Heading = ({ children }: { children: string }) => (
  <h2 className="mt-3 text-h2 text-ink">{children}</h2>
)

/** The complete list, in a part that opens with a tap. The sentences above it are the summary. */
const ItemByItem = ({ of, children }: { of: string; children: ReactNode }) => (
  <details>
    <summary className="hit rounded-tile font-semibold text-accent">
      {words.itemByItem}
      <span className="sr-only">, {of}</span>
    </summary>
    <NotPrerendered>
      <div className="mt-3 grid gap-3">{children}</div>
    </NotPrerendered>
  </details>
)

const Items = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section aria-label={title}>
    <h3 className="mb-1 font-semibold text-ink">{title}</h3>
    <ul className="grid list-disc gap-1 ps-5 marker:text-ink3">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)
