import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Reads the text field in `place` when the app starts, since something may have been typed before, and
 * again when its form is sent: what stands in it then is what counts, however it got there.
 */
export function useReadAgain(
  place: RefObject<HTMLElement | null>,
  /** What the app believes to stand in the field. */
  shown: string,
  take: (field: TextField) => void,
): void {
  const fieldIn = () => place.current?.querySelector<TextField>('input, textarea')
  const read = useEffectEvent(() => {
    const field = fieldIn()
    if (field && field.value !== shown) take(field)
  })
  useLayoutEffect(() => {
    if (fieldIn()?.value) read()
    // Before React hears of it, so that what it sends was read.
    const onSubmit = ({ target }: Event) => {
      if (target instanceof Node && target.contains(place.current)) flushSync(read)
    }
    document.addEventListener('submit', onSubmit, true)
    return () => document.removeEventListener('submit', onSubmit, true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the effect event knows
  }, [])
}
