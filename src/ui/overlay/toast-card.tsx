import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { langOf } from '../content/lang-of.ts'
import { cx } from '../look/cx.ts'
import type { Toast, ToastKind } from './toast-store.ts'

const icons = { success: Check, error: CircleAlert, info: Info } as const
const tints: Record<ToastKind, string> = {
  success: 'text-good-slate',
  error: 'text-bad-slate',
  info: 'text-spark',
}

/** With large text, the words take a line of their own, under icon and button. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const Icon = icons[toast.kind]
  const card = useRef<HTMLDivElement>(null)
  // More than fit scroll: the newest comes into view.
  useEffect(() => {
    const list = card.current?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [])
  return (
    <div
      ref={card}
      data-id={toast.id}
      className="toast @container pointer-events-auto flex flex-wrap items-center gap-x-3 rounded-btn bg-toast ps-[16px] text-chalk shadow-float [--ring:var(--chalk)]"
    >
      <Icon
        className={cx('size-5 shrink-0', tints[toast.kind])}
        strokeWidth={2.5}
        aria-hidden="true"
      />
      <p
        role={toast.kind === 'error' ? 'alert' : 'status'}
        lang={langOf(toast.text)}
        className="min-w-0 flex-1 py-3 text-body font-medium @max-[15rem]:order-last @max-[15rem]:basis-full @max-[15rem]:pe-[16px] @max-[15rem]:pt-0"
      >
        {toast.text}
      </p>
      <button
        type="button"
        aria-label={uiMessages.dismiss}
        onClick={onDismiss}
        className="ms-auto flex size-[48px] shrink-0 items-center justify-center rounded-btn text-chalk2"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
