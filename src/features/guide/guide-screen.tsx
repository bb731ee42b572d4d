import type { ReactNode } from 'react'
import { useApi, useRead } from '#data/api-context.tsx'
import { keyOf } from '#data/queries.ts'
import { formatMoment } from '#messages/app/dates.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { useOnline } from '#platform/device/online.ts'
import { OfflineStrip } from '#ui/frame/offline-strip.tsx'
import { PublicScreen } from '#ui/frame/public-screen.tsx'

interface GuideScreenProps {
  title: string
  /** The operation that the screen reads. */
  operation: 'getHowToPlay' | 'getContactSettings'
  children: ReactNode
}

/** A screen that explains something, with or without an account. */
export function GuideScreen({ title, operation, children }: GuideScreenProps) {
  const { appName } = useConfig()
  return (
    <PublicScreen
      title={title}
      appName={appName}
      home={paths.auth}
      top={<GuideStrip operation={operation} />}
    >
      {children}
    </PublicScreen>
  )
}

/** Above a guide while the host can't be reached: the age of what's shown, and Retry. */
function GuideStrip({ operation }: Pick<GuideScreenProps, 'operation'>) {
  const { receivedAt, clock } = useApi()
  const online = useOnline()
  // Some browsers report a connection that doesn't work: only a response proves it.
  const { error, refetch } = useRead(operation)
  if (online && error?.unreachable !== true) return null
  const at = receivedAt(keyOf(operation, {}))
  return (
    <OfflineStrip
      showing={at === null ? null : formatMoment(at, clock.now())}
      onRetry={() => void refetch()}
    />
  )
}
