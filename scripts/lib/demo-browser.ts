import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { preview } from 'vite'
import type { PanelState } from '#demo/toolbar/panel/panel-state.ts'
import { ensureChromium, startChromium } from './programs/chromium.ts'
import { root, UsageError } from './root.mjs'

/** The phone of every picture in `docs`. */
export const phone = { viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Kolkata' }

/** The day on every picture. */
export const day = '2026-11-20'

/** The demo build, in a browser. */
export interface DemoBrowser {
  /** With a slash at the end. */
  address: string
  browser: Browser
}

/** Serves the demo build and starts a browser while `take` runs. */
export async function withDemo(take: (demo: DemoBrowser) => Promise<void>): Promise<void> {
  if (!existsSync(join(root, 'dist-demo'))) {
    throw new UsageError('There is no demo to take pictures of. Make one with: npm run build:demo')
  }
  const site = await preview({ root, mode: 'demo', build: { outDir: 'dist-demo' } })
  const browser = await startChromium(await ensureChromium())
  const [address = ''] = site.resolvedUrls?.local ?? []
  await take({ address, browser })
  await browser.close()
  await site.close()
}

/** Runs in the page before anything else: hides the demo's tools except for a small mark. */
export function hideTools(): void {
  const panel: PanelState = { open: false, more: false, tool: 'clock', hidden: true }
  localStorage.setItem('ank.demo.panel', JSON.stringify(panel))
}
