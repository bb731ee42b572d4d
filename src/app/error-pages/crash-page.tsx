import { appMessages } from '#messages/en/app/app.ts'
import { errorPageMessages as words } from '#messages/en/app/error-pages.ts'
import { paths } from '#paths'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { FramePage } from './frame-page.tsx'

/** Shown instead of a screen that broke. */
export function CrashPage() {
  return (
    <FramePage title={words.crashTitle}>
      <p role="alert" className="mb-6 text-body text-ink2">
        {appMessages.crash}
      </p>
      <div className="grid gap-2">
        <Button full onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
        <ButtonLink kind="outline" full to={paths.dashboard}>
          {words.home}
        </ButtonLink>
      </div>
    </FramePage>
  )
}
