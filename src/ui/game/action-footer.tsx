import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { LiveRegion } from '../feedback/live-region.tsx'
import { focusTitle } from '../frame/focus-title.ts'
import { useShell } from '../frame/shell.tsx'
import { cx } from '../look/cx.ts'

/**
 * The footer within the thumb's reach: stays above the keyboard and the phone's bar. What is being
 * checked of the player's money stands in it, as its first line.
 */
function FooterFrame({ oneRow, children }: { oneRow?: boolean; children: ReactNode }) {
  const { renderChecks } = useShell()
  return (
    <div
      className={cx(
        'on-slate page-footer rounded-t-panel px-4 pt-3 pb-[calc(1rem+var(--safe-bottom))] shadow-bar',
        oneRow && 'footer-row',
      )}
    >
      {renderChecks?.('bar')}
      {children}
    </div>
  )
}

export interface ActionFooterProps {
  /** Line one: game, session, type, number, amount. Beside the action while there's no number. */
  summary?: ReactNode
  /** Below it: the odds, and the last minute. */
  detail?: ReactNode
  /** Shown above the summary and announced. */
  error?: ReactNode
  /** So is what the balance lacks, whatever else is wrong: its field has no other message. */
  short?: ReactNode
  /** Over the number: 'Potential win'. */
  caption?: string
  /** The number on the left. */
  number?: ReactNode
  /** The same in words, said politely once it stands still. */
  announce?: string
  /** The number stands above the action, which takes the whole width. */
  wide?: boolean
  /** One `spark` button of 56 px. */
  action: ReactNode
}

/** The money footer: a number on the left, one bright button on the right. */
export function ActionFooter(props: ActionFooterProps) {
  const { summary, detail, error, short, caption, number, announce, wide = false, action } = props
  return (
    <FooterFrame oneRow>
      {short && <BarAlert>{short}</BarAlert>}
      {error && <BarAlert>{error}</BarAlert>}
      {summary && caption && <p className="mb-3 text-small text-chalk2">{summary}</p>}
      {detail && <div className="-mt-2 mb-3 text-small text-chalk2 empty:hidden">{detail}</div>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {caption ? (
          <div
            className={wide ? 'flex w-full flex-wrap items-baseline gap-x-3' : 'min-w-26 flex-auto'}
          >
            <p className="text-small text-chalk2">{caption}</p>
            <p className="text-win">{number}</p>
          </div>
        ) : (
          summary && <p className="flex-[1.6] basis-30 text-small text-chalk2">{summary}</p>
        )}
        <div className={cx('grid flex-[1.6]', wide ? 'basis-full' : 'basis-36')}>{action}</div>
      </div>
      {announce !== undefined && <LiveRegion text={announce} />}
    </FooterFrame>
  )
}

const BarAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="mb-3 flex gap-2 text-small text-bad-slate">
    <TriangleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
    {children}
  </p>
)

/** In the place of the action: nothing is sent now. */
export function FooterNotice({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p
      role="status"
      className="flex min-h-14 items-center justify-center gap-2 rounded-card bg-slate2 px-3 text-center text-body font-bold text-chalk2"
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}

export interface FooterReceiptProps {
  title: ReactNode
  detail: ReactNode
  /** A text button on slate: Home. */
  action?: ReactNode
  /** False: not all of it was done. */
  isComplete?: boolean
  /** Title and detail are a button. */
  onOpen: () => void
  /** A press on that button begins, or it has the focus: stop moving on. */
  onTouch?: () => void
  /** Draws a line that fills in this time (ms), after which the caller moves on; 0: it stays. */
  leavesIn?: number
}

/** Replaces the footer when the bet is placed, and takes the focus from the pressed button. */
export function FooterReceipt(props: FooterReceiptProps) {
  const { title, detail, action, isComplete = true, onOpen, onTouch, leavesIn } = props
  const Icon = isComplete ? Check : TriangleAlert
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [])
  useLayoutEffect(() => {
    const element = content.current?.parentElement
    return () => {
      if (!element?.contains(document.activeElement)) return
      // Only once it is really gone.
      queueMicrotask(() => !element.isConnected && focusTitle())
    }
  }, [])
  return (
    <FooterFrame>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          className={cx(
            'flex size-12 shrink-0 items-center justify-center rounded-btn',
            isComplete ? 'bg-spark text-on-spark' : 'bg-slate2 text-chalk',
          )}
        >
          <Icon className="size-6" strokeWidth={isComplete ? 3 : 2} aria-hidden="true" />
        </span>
        <div
          ref={content}
          role="status"
          tabIndex={-1}
          className="min-w-0 flex-1 basis-36 rounded-btn"
        >
          <button
            type="button"
            onClick={onOpen}
            onPointerDown={onTouch}
            onFocus={onTouch}
            className="block min-h-12 w-full rounded-btn text-start"
          >
            <span className="block text-body font-bold">{title}</span>
            <span className="block text-small text-chalk2">{detail}</span>
          </button>
        </div>
        {action}
      </div>
      {leavesIn !== undefined && (
        <div className="mt-4 h-[3px] rounded-full bg-slate2">
          {leavesIn > 0 && (
            <div
              className="countdown-line h-full rounded-full bg-spark"
              style={{ animationDuration: `${leavesIn}ms` }}
            />
          )}
        </div>
      )}
    </FooterFrame>
  )
}
