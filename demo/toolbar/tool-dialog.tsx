import type { LucideIcon } from 'lucide-react'
import X from 'lucide-react/icons/x'
import { useId, useState, type ReactNode } from 'react'
import { ToolButton } from '#ui/tools/tool-button.tsx'

export interface ToolDialogProps {
  icon: LucideIcon
  /** The button's text, and the dialog's heading. */
  title: string
  /** Rendered while it's open; `close` closes it. */
  children: (close: () => void) => ReactNode
}

const openModal = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal()
}

/** A button that opens something over everything else on the page. */
export function ToolDialog({ icon, title, children }: ToolDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <>
      <ToolButton icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </ToolButton>
      {isOpen && (
        <dialog ref={openModal} className="dt-dialog" aria-labelledby={id} onClose={close}>
          <div className="dt-bar">
            <h2 id={id} className="dt-grow">
              {title}
            </h2>
            <ToolButton icon={X} aria-label="Close" onClick={close} />
          </div>
          {children(close)}
        </dialog>
      )}
    </>
  )
}
