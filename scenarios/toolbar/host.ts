/** Native modal dialogs make everything outside of them inert, and are drawn over it. */
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)

/**
 * The element that holds the tools: last in the page, or inside the modal dialog that is open, so
 * that a step can be run while the client shows a sheet. Moving it keeps everything typed.
 */
export function createHost(): { element: HTMLElement; stop: () => void } {
  const element = document.createElement('div')
  element.className = 'dt'
  const place = () => {
    const home = openDialog() ?? document.body
    if (element.parentElement !== home) home.append(element)
  }
  place()
  const observer = new MutationObserver(place)
  observer.observe(document.body, {
    attributes: true,
    attributeFilter: ['open'],
    childList: true,
    subtree: true,
  })
  return {
    element,
    stop() {
      observer.disconnect()
      element.remove()
    },
  }
}
