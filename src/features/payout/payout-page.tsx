import type { ReactNode } from 'react'
import { commonMessages } from '#messages/app/common.ts'
import { payoutMessages as words } from '#messages/money/payout.ts'
import { paths } from '#paths'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'

export interface PayoutPageProps {
  title: string
  /** The read of the saved details. */
  load: { data: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  children: ReactNode
}

/** The frame of a payout form: waits for the saved details, but works without them. */
export function PayoutPage({ title, load, children }: PayoutPageProps) {
  return (
    <Screen title={title} back={paths.dashboard}>
      <p className="mb-4 text-body text-ink2">{words.intro}</p>
      {load.isPending ? (
        <Skeleton className="grid gap-8">
          <Bone className="h-14 w-full rounded-btn" />
          <Bone className="h-14 w-full rounded-btn" />
        </Skeleton>
      ) : (
        <>
          {load.data === undefined && (
            <RetryNotice
              className="mb-4"
              retrying={load.isFetching}
              onRetry={() => void load.refetch()}
            >
              <strong className="block text-body">{commonMessages.userFailed}</strong>
              {words.loadFailedHint}
            </RetryNotice>
          )}
          {children}
        </>
      )}
    </Screen>
  )
}
