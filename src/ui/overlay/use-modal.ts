// In place of radix: docs/decisions/0014-dependencies.md, “Kept by hand”.

import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react'
import { closeOnBack } from '#platform/device/close-on-back.ts'
import { focusTitle } from '../frame/focus-title.ts'

/** Runs something once the next frame has been painted; the returned function calls it off. */
function afterNextFrame(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>
  /** Whether to render what is in it. */
  filled: boolean
}

/**
 * Opens and closes a native modal dialog with `open`. The browser traps the focus and closes on
 * Escape and on the back gesture; a press outside the panel closes it too. Focus goes to
 * the title, and back to the opener, even if the dialog is removed.
 *
 * It comes in three steps, since on a slow phone all of it takes longer than an answer to a tap may. At
 * once the page behind it is dimmed. Then its content is rendered: `filled`. A frame later it's modal;
 * to make the page inert, the browser restyles all of it.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  const filled = useDeferredValue(open, false) && open
  const opener = useRef<Element | null>(null)
  const isModal = useRef(false)
  const closed = useEffectEvent(() => open && onClose())

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // The event comes late: by then the dialog may have been opened again.
    const close = () => !element.open && closed()
    // The second of two quick presses on what opens it isn't one beside it.
    const pressBeside = ({ target, detail }: MouseEvent) =>
      target === element && detail < 2 && closed()
    element.addEventListener('close', close)
    element.addEventListener('click', pressBeside)
    return () => {
      element.removeEventListener('close', close)
      element.removeEventListener('click', pressBeside)
    }
  }, [])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open) {
      if (element.open) element.close()
      giveFocusBack(opener)
      return
    }
    if (element.open) return
    opener.current = document.activeElement
    isModal.current = false
    element.open = true
  }, [open])

  useEffect(() => {
    const element = dialog.current
    if (!element || !filled) return
    return afterNextFrame(() => {
      // One that's open can't be made modal.
      element.open = false
      element.showModal()
      isModal.current = true
      element.querySelector<HTMLElement>('[data-title]')?.focus()
    })
  }, [filled])

  useEffect(() => {
    if (!open) return
    // Until it's modal, the browser doesn't close it itself.
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && !isModal.current && closed()
    window.addEventListener('keydown', escape)
    return () => window.removeEventListener('keydown', escape)
  }, [open])

  useEffect(() => (open ? closeOnBack(() => closed()) : undefined), [open])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (!element?.open) return
      element.close()
      giveFocusBack(opener)
    }
  }, [])

  return { dialog, filled }
}

function giveFocusBack(opener: RefObject<Element | null>) {
  if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  else if (opener.current !== null) focusTitle()
  opener.current = null
}
