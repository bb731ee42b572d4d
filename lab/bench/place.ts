import type { Browser } from 'playwright'
import type { BenchHost } from '../../scripts/lib/visit/host.ts'

/** Where a visit goes. */
export interface Place {
  browser: Browser
  origin: string
  host: BenchHost
}
