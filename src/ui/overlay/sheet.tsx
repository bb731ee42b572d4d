import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { IconButton } from '../content/button.tsx'
import { cx } from '../look/cx.ts'
import { focusIfScrolling } from './focus-if-scrolling.ts'
import { ToastOutlet } from './toast.tsx'
import { useModal } from './use-modal.ts'

export interface SheetProps {
  open: boolean
  /** Called for every way of closing; the caller sets `open` to false. */
  onClose: () => void
  title: string
  subtitle?: ReactNode
  /** Scrolls on its own. Rendered only while the sheet is open. */
  children: ReactNode
  /** Stays at the bottom: the primary action, or an `ActionFooter` with `bleed`. */
  footer?: ReactNode
  /** The footer reaches the sheet's edges, as a page's does. */
  bleed?: boolean
}

/** A bottom sheet on the native dialog: grab bar, title, close button, own scroll. */
export function Sheet({ open, onClose, title, subtitle, children, footer, bleed }: SheetProps) {
  const { dialog, filled } = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog ref={dialog} aria-modal="true" aria-labelledby={titleId} className="modal">
      {filled && (
        <>
          <div className="modal-panel sheet-panel absolute inset-x-0 bottom-0 mx-auto flex max-h-[92%] max-w-120 flex-col overflow-y-auto overscroll-contain rounded-t-sheet bg-surface text-ink">
            <div className="mx-auto mt-3 h-1 w-10 shrink-0 rounded-full bg-ctl/60" />
            <div className="@container flex items-center justify-between gap-3 ps-4 pe-2 pt-1 pb-2">
              <div className="min-w-0">
                <h2
                  id={titleId}
                  data-title
                  tabIndex={-1}
                  className="text-h1 text-[length:min(var(--text-h1),12*var(--cqw))]"
                >
                  {title}
                </h2>
                {subtitle && <p className="text-small font-semibold text-accent">{subtitle}</p>}
              </div>
              <IconButton icon={X} label={uiMessages.close} onClick={onClose} />
            </div>
            {/* Large text on a small phone: below this height the sheet scrolls, foot and all. */}
            <div
              ref={focusIfScrolling}
              className="min-h-24 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-4"
            >
              {children}
            </div>
            {footer && (
              <div
                className={cx(
                  'sheet-footer shrink-0',
                  !bleed && 'px-4 pt-2 pb-[calc(1rem+var(--safe-bottom))]',
                )}
              >
                {footer}
              </div>
            )}
          </div>
          <ToastOutlet />
        </>
      )}
    </dialog>
  )
}
