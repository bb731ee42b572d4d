import type { Config } from '../config.ts'
import { stored } from '../storage/storage.ts'

/** What an operator's `ank.json` may say; what it leaves out stays as the build has it. */
export type OwnConfig = Partial<Omit<Config, 'contractMonitor'>> & {
  /** The oldest version that may keep running: '1.4.0'. */
  minimumVersion?: string
}

/** Address of the file, on the site of the page. */
export const configFile = '/ank.json'

/** Local storage key of the last file that could be used, as it was checked. */
export const configKey = 'ank.config'

/** The last file that could be used, or null. It was checked before it was kept. */
export function keptConfig(): OwnConfig | null {
  try {
    const kept: unknown = JSON.parse(stored(configKey) ?? 'null')
    return typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}

/** Fetches the file, bypassing every cache. */
export const askForConfig = (): Promise<Response> => fetch(configFile, { cache: 'no-cache' })
