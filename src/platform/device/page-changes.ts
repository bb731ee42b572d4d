/** Calls `listener` when parts of the page come or go, or a dialog opens or closes. */
export function onPageChange(listener: () => void): () => void {
  const changes = new MutationObserver(listener)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  return () => changes.disconnect()
}
