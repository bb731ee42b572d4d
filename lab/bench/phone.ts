import type { Browser, Page } from 'playwright'
import type { BenchHost } from '../../scripts/lib/visit/host.ts'

/** Where a visit goes. */
export interface Place {
  browser: Browser
  origin: string
  host: BenchHost
}

/**
 * Slow 4G as Lighthouse's mobile runs define it when the browser itself slows requests down
 * (`mobileSlow4G` with `devtools` throttling): 150 ms of round trip and 1.6 Mbit/s become 562.5 ms
 * for each request and 1,474.56 kbit/s down, 675 kbit/s up.
 */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** How many times slower than this machine the phone is. */
const cpuSlowdown = 4

/** Slows down a page's processor and, unless told otherwise, its connection. */
export async function slowDown(page: Page, { line = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (line) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
  }
}
