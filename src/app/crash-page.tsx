import { appMessages } from '#messages/app.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FramePage } from './frame-page.tsx'
import { paths } from './paths.ts'

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
