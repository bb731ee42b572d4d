/** Native modal dialogs make everything outside of them inert, and are drawn over it. */
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)

export interface Host {
  /** Holds the tools. */
  element: HTMLElement
  /** Puts the element into the page and keeps it usable; the returned function removes it. */
  follow(): () => void
}

/**
 * The element that holds the tools: last in the page, or inside the modal dialog that is open, so
 * that a step can be run while the client shows a sheet. Moving it keeps everything typed.
 */
export function createHost(): Host {
  const element = document.createElement('div')
  element.className = 'dt'
  const place = () => {
    const home = openDialog() ?? document.body
    if (element.parentElement !== home) home.append(element)
  }
  return {
    element,
    follow() {
      place()
      const observer = new MutationObserver(place)
      const attributes = { attributes: true, attributeFilter: ['open'] }
      observer.observe(document.body, { ...attributes, childList: true, subtree: true })
      return () => {
        observer.disconnect()
        element.remove()
      }
    },
  }
}
