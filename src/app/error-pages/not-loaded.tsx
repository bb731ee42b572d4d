import { errorPageMessages as words } from '#messages/en/app/error-pages.ts'
import { paths } from '#paths'
import { retryMissing } from '#platform/device/load-anew.ts'
import { useOnline } from '#platform/device/online.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import type { Retriable } from '#ui/feedback/load-error.tsx'
import { FramePage } from './frame-page.tsx'

/** Shown instead of a screen whose code couldn't be fetched. */
export function NotLoaded({ read }: { read: Retriable }) {
  const online = useOnline()
  return (
    <FramePage title={online ? words.notLoadedTitle : words.needsConnectionTitle}>
      <p role="alert" className="mb-6 text-body text-ink2">
        {online ? words.notLoaded : words.needsConnection}
      </p>
      <div className="grid gap-2">
        <Button full onClick={() => void retryMissing(read.refetch)}>
          {words.retry}
        </Button>
        {online && (
          <Button kind="outline" full onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        )}
        <ButtonLink kind={online ? 'text' : 'outline'} full to={paths.dashboard}>
          {words.home}
        </ButtonLink>
      </div>
    </FramePage>
  )
}
