import type { Page } from '@playwright/test'

/**
 * Stands in for the payment app: keeps every `upi:` address that the page opens, oldest first.
 * Without it the browser would ask which program to use, and let nothing else be pressed.
 */
export async function standInForPaymentApp(page: Page): Promise<readonly string[]> {
  const opened: string[] = []
  await page.exposeFunction('paymentAppOpened', (link: string) => void opened.push(link))
  await page.addInitScript(() => {
    const own = window as unknown as { paymentAppOpened(link: string): void }
    // The demo opens nothing: it says what would be opened.
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const text = node.nodeName === 'CODE' ? (node.textContent ?? '') : ''
        if (text.startsWith('upi:')) own.paymentAppOpened(text)
      }
    }).observe(document, { childList: true, subtree: true })
    window.navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('upi:')) return
      event.preventDefault()
      own.paymentAppOpened(event.destination.url)
    })
  })
  return opened
}
