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
    window.navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('upi:')) return
      event.preventDefault()
      own.paymentAppOpened(event.destination.url)
    })
  })
  return opened
}
