import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createStore, type Store } from '#domain/store.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import { useStore } from '#platform/use-store.ts'
import { uiMessages } from '#words/app/ui.ts'
import { cx } from '../look/cx.ts'
import type { Toast, ToastKind, Toasts } from './toast-store.ts'

/** The toasts, and which outlet draws them: a modal dialog hides everything under it. */
interface ToastPlace {
  toasts: Toasts
  /** Ids of the outlets, the newest last. */
  outlets: Store<readonly string[]>
}

const ToastContext = createContext<ToastPlace | null>(null)

/** Hands the toasts to everything inside, and draws them over it. */
export function ToastProvider({ toasts, children }: { toasts: Toasts; children: ReactNode }) {
  const [outlets] = useState(() => createStore<readonly string[]>([]))
  const place = useMemo(() => ({ toasts, outlets }), [toasts, outlets])
  useEffect(() => {
    // What is said while the app is in the background waits for the player.
    const follow = () => (document.visibilityState === 'hidden' ? toasts.pause() : toasts.resume())
    follow()
    return onVisibilityChange(follow)
  }, [toasts])
  return (
    <ToastContext value={place}>
      <ToastOutlet />
      {children}
    </ToastContext>
  )
}

/** The toasts of this app. Throws outside a `ToastProvider`. */
export function useToasts(): Toasts {
  const place = use(ToastContext)
  if (!place) throw new Error('useToasts needs a ToastProvider above it')
  return place.toasts
}

/** A place for toasts; if there are several, the last one shows them. */
export function ToastOutlet() {
  const place = use(ToastContext)
  return place && <Outlet {...place} />
}

function Outlet({ toasts, outlets }: ToastPlace) {
  const id = useId()
  useEffect(() => {
    outlets.set([...outlets.get(), id])
    return () => outlets.set(outlets.get().filter((other) => other !== id))
  }, [outlets, id])
  const top = useStore(outlets).at(-1)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  if (top !== id || shown.length === 0) return null
  return (
    <div
      className="no-scrollbar pointer-events-none fixed in-phone top-[calc(var(--bar-height)+var(--safe-top))] z-40 mx-auto grid max-h-[calc(100dvh-var(--bar-height)-var(--safe-top))] max-w-103 gap-2 overflow-y-auto overscroll-contain px-[16px] pt-1 pb-4"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => toasts.dismiss(toast.id)} />
      ))}
    </div>
  )
}

const icons = { success: Check, error: CircleAlert, info: Info } as const
const tints: Record<ToastKind, string> = {
  success: 'text-good-slate',
  error: 'text-bad-slate',
  info: 'text-spark',
}

/** With large text, the words take a line of their own, under icon and button. */
function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
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
