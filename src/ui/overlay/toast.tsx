import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { onIdle } from '#platform/device/idle.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import { useStore } from '#platform/use-store.ts'
import { lazyPart } from '../feedback/lazy-part.tsx'
import type { Toast, Toasts } from './toast-store.ts'

/** In place of the card whose file is missing: what it says matters more than how it looks. */
const BareToast = ({ toast }: { toast: Toast }) => (
  <p role="alert" className="rounded-btn bg-toast px-[16px] py-3 text-chalk">
    {toast.text}
  </p>
)

const ToastCard = lazyPart(() => import('./toast-card.tsx').then((part) => part.ToastCard))

/** The toasts, and which outlet renders them: a modal dialog hides everything under it. */
interface ToastPlace {
  toasts: Toasts
  /** Ids of the outlets, the newest last. */
  outlets: StoreApi<{ ids: readonly string[] }>
}

const ToastContext = createContext<ToastPlace | null>(null)

/** Hands the toasts to everything inside, and renders them over it. */
export function ToastProvider({ toasts, children }: { toasts: Toasts; children: ReactNode }) {
  const [outlets] = useState(() => createStore<{ ids: readonly string[] }>(() => ({ ids: [] })))
  const place = useMemo(() => ({ toasts, outlets }), [toasts, outlets])
  useEffect(() => onIdle(ToastCard.preload), [])
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
    outlets.setState(({ ids }) => ({ ids: [...ids, id] }))
    return () => outlets.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }))
  }, [outlets, id])
  const top = useStore(outlets, ({ ids }) => ids.at(-1))
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  if (top !== id || shown.length === 0) return null
  return (
    <div
      data-toasts
      className="no-scrollbar pointer-events-none fixed in-edges top-[calc(var(--bar-height)+var(--safe-top))] z-40 mx-auto grid max-h-[calc(var(--screen)-var(--bar-height)-var(--safe-top))] max-w-103 gap-2 overflow-y-auto overscroll-contain px-[16px] pt-1 pb-4"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          wanted
          failed={BareToast}
          toast={toast}
          onDismiss={() => toasts.dismiss(toast.id)}
        />
      ))}
    </div>
  )
}
