import { useEffect } from 'react'
import { useApi } from '#data/api-context.tsx'
import { errorPageMessages as words } from '#messages/en/app/error-pages.ts'
import { useConfig } from '#platform/config-context.tsx'
import { leaveFor } from '#platform/links/open-link.ts'
import { Button } from '#ui/content/button.tsx'
import { FramePage } from './frame-page.tsx'

/** Sends an admin to the admin site (readings.md#admin-site). */
export function AdminAway() {
  const { adminUrl } = useConfig()
  const { session } = useApi()
  useEffect(() => {
    if (adminUrl !== '') leaveFor(adminUrl)
  }, [adminUrl])
  return (
    <FramePage title={words.adminTitle}>
      <p className="text-body text-ink2">{adminUrl === '' ? words.admin : words.adminLeaving}</p>
      <Button className="mt-6" full onClick={session.signOut}>
        {words.signOut}
      </Button>
    </FramePage>
  )
}
