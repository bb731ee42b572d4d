import type { ReactNode } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { Button } from '../../content/button.tsx'
import type { Retriable } from '../load-error.tsx'
import { Notice } from './notice.tsx'

export interface RetryNoticeProps {
  /** The specification's sentence: 'Failed to load settings'. */
  children: ReactNode
  read: Retriable
  /** `bad` when nothing else on the screen can be trusted. */
  tone?: 'warn' | 'bad'
  /** `status` if a strip already says what is wrong. */
  announce?: 'status' | 'alert'
  className?: string
}

/** A load that failed while the screen still works: the sentence and Retry. */
export function RetryNotice(props: RetryNoticeProps) {
  const { children, read, tone = 'warn', announce = 'alert', className } = props
  return (
    <Notice tone={tone} announce={announce} {...(className !== undefined && { className })}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="min-w-0 flex-1 basis-40">{children}</p>
        <Button
          kind="text"
          tight
          className="-my-3.5"
          busy={read.isFetching}
          onClick={() => void read.refetch()}
        >
          {uiMessages.retry}
        </Button>
      </div>
    </Notice>
  )
}
