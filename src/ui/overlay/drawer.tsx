import type { ReactNode } from 'react'
import { ToastOutlet } from './toast.tsx'
import { useModal } from './use-modal.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  /** Names the menu for a screen reader. */
  label: string
  header: ReactNode
  /** Scrolls between header and footer. Rendered only while open. */
  children: ReactNode
  footer?: ReactNode
}

/** The shell of the side menu, on the native dialog: 328 px at the left edge. */
export function Drawer({ open, onClose, label, header, children, footer }: DrawerProps) {
  const { dialog, filled } = useModal(open, onClose)
  return (
    <dialog ref={dialog} aria-modal="true" aria-label={label} className="modal">
      {filled && (
        <>
          <div className="modal-panel drawer-panel flex h-full w-82 max-w-[calc(100%-48px)] flex-col overflow-y-auto rounded-e-sheet bg-surface text-ink">
            <div className="shrink-0 border-b border-line pt-(--safe-top)">{header}</div>
            <div className="min-h-48 flex-1 overflow-y-auto overscroll-contain">{children}</div>
            {footer && (
              <div className="shrink-0 border-t border-line pb-(--safe-bottom)">{footer}</div>
            )}
          </div>
          <ToastOutlet />
        </>
      )}
    </dialog>
  )
}
