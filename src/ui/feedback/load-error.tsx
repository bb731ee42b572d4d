import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { Button } from '../content/button.tsx'

/** What Retry reads again: a query, or what stands for several. */
export interface Retriable {
  refetch: () => unknown
  isFetching: boolean
  error?: { isTooLong: boolean } | null
}

export interface LoadErrorProps {
  /** The specification's sentence: 'Failed to load games'. */
  title: string
  /** One line that reassures: what is not lost. */
  children?: ReactNode
  read: Retriable
  /** The button's label if the specification has its own: 'Try Again'. */
  retryLabel?: string
}

/** A load that failed and left nothing to show. With older data, keep it and use a `Stamp`. */
export function LoadError({ title, children, read, retryLabel }: LoadErrorProps) {
  return (
    <div role="alert" className="card flex flex-col items-center px-5 pt-7 pb-5 text-center">
      <span
        aria-hidden="true"
        className="board mb-6 grid h-12 w-43 max-w-full grid-cols-[3fr_2.1fr_3fr] gap-[3px]"
      >
        {[3, 2, 3].map((dots, tile) => (
          <span key={tile} className="board-tile gap-2 bg-sunken">
            {Array.from({ length: dots }, (_, dot) => (
              <span key={dot} className="dot size-[5px] rounded-full bg-ctl" />
            ))}
          </span>
        ))}
      </span>
      <h2 className="text-h2">{title}</h2>
      {read.error?.isTooLong === true && (
        <p className="mt-1.5 text-body text-ink2">{uiMessages.tooLong}</p>
      )}
      {children && <p className="mt-1.5 text-body text-ink2">{children}</p>}
      <Button
        className="mt-5"
        full
        icon={RotateCw}
        busy={read.isFetching}
        onClick={() => void read.refetch()}
      >
        {retryLabel ?? uiMessages.retry}
      </Button>
    </div>
  )
}
