import type { Page } from '@playwright/test'

/** What the audience sees of the client: no tools, and nothing that moves by itself. */
export async function picture(page: Page): Promise<string> {
  const clip = await page.evaluate(() => {
    const { left, width } =
      document.querySelector('#root')?.getBoundingClientRect() ?? new DOMRect()
    const remote = document.querySelector('.dt-remote')?.getBoundingClientRect()
    return { x: left, y: 0, width, height: remote?.top ?? window.innerHeight }
  })
  const png = await page.screenshot({ clip, animations: 'disabled' })
  return png.toString('base64')
}

/** For `addInitScript`: the controller acts at a person's pace, which nobody watches. */
export function speedUp(): void {
  const wait = window.setTimeout
  const soon = (work: TimerHandler, ms = 0) => wait(work, ms <= 1000 ? ms / 10 : ms)
  Object.assign(window, { setTimeout: soon })
}
