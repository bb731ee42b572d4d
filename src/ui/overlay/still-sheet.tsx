import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { focusTitle } from '../frame/focus-title.ts'

export interface StillSheetProps {
  title: ReactNode
  /** Called by Escape. */
  onClose: () => void
  /** True where the player asked for it: the focus goes to its title. */
  takesFocus?: boolean
  children: ReactNode
}

/**
 * A sheet on slate that isn't a dialog: it appears by itself, so it leaves the screen
 * usable and the focus where it is. Toasts are shown over it.
 */
export function StillSheet({ title, onClose, takesFocus = false, children }: StillSheetProps) {
  const titleId = useId()
  const sheet = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useLayoutEffect(() => {
    const element = sheet.current
    return () => {
      // The focused element goes away, and the focus must not be lost.
      if (element?.contains(document.activeElement)) {
        focusTitle()
      }
    }
  }, [])

  return (
    <section
      ref={sheet}
      aria-labelledby={titleId}
      className="still-sheet on-slate @container fixed in-edges bottom-0 z-30 mx-auto max-h-[calc(var(--screen)*0.85)] max-w-103 overflow-y-auto overscroll-contain rounded-t-sheet px-4 pt-5 pb-[calc(1rem+var(--safe-bottom))] shadow-bar"
    >
      <h2
        ref={heading}
        id={titleId}
        tabIndex={-1}
        className="text-h1 text-[length:min(var(--text-h1),13*var(--cqw))] wrap-anywhere"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
