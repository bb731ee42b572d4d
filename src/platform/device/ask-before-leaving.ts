import { useEffect } from 'react'

/** While `risky`, the browser asks before this page is closed or reloaded. */
export function useAskBeforeLeaving(risky: boolean): void {
  useEffect(() => {
    if (!risky) return
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [risky])
}
