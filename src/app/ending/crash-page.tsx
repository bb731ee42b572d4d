import { appMessages } from '#messages/app.ts'
import { paths } from '#paths'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { FramePage } from '../start/frame-page.tsx'

/** What stands in place of a screen that broke. */
export function CrashPage() {
  return (
    <FramePage title={appMessages.crashTitle}>
      <p role="alert" className="mb-6 text-body text-ink2">
        {appMessages.crash}
      </p>
      <div className="grid gap-2">
        <Button full onClick={() => window.location.reload()}>
          {appMessages.reload}
        </Button>
        <ButtonLink kind="outline" full to={paths.dashboard}>
          {appMessages.home}
        </ButtonLink>
      </div>
    </FramePage>
  )
}
