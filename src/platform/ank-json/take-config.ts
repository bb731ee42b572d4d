import { appVersion } from '../app-version.ts'
import type { Config } from '../config.ts'
import { cachePrefix } from '../installed/shell-worker.ts'
import { localStore, sessionStore } from '../kept/storage.ts'
import { askForConfig, configFile, configKey, type OwnConfig } from './kept-config.ts'
import { narrowPolicy } from './narrow-policy.ts'
import { readAnkJson } from './read-ank-json.ts'

/** For whoever runs the site: shown in place of the app, word for word. */
class UsageError extends Error {
  override name = 'UsageError'
}

const unusable = (problems: readonly string[]) =>
  new UsageError(
    `For the operator of this site: ${configFile} cannot be used. ${problems.join(' ')}`,
  )

/** Marks in this tab that a newer version was fetched once already. */
const forcedKey = 'ank.forced'

/** Loads the newest version, past worker and caches; false when that was done and did not help. */
async function forceUpdate(): Promise<boolean> {
  if (sessionStore.get(forcedKey) !== null || !sessionStore.set(forcedKey, '')) return false
  try {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
    const shells = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
    await Promise.all(shells.map((name) => caches.delete(name)))
  } catch {
    // No worker, nothing that could hold on to the old version.
  }
  location.reload()
  return true
}

/** The file of this moment; null when there is none (404). Throws when it cannot be had or used. */
async function read(answer: Response): Promise<OwnConfig | null> {
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${configFile}: ${answer.status}`)
  const found = readAnkJson(await answer.text(), appVersion())
  if (found.ok) {
    sessionStore.remove(forcedKey)
    return found.config
  }
  if (!found.tooOld) throw unusable(found.problems)
  // The page is on its way out: nothing may start in it.
  if (await forceUpdate()) return new Promise(() => {})
  throw new UsageError(
    'This version is too old, and the new one isn’t here yet. Please reload the page later.',
  )
}

const keep = (config: OwnConfig | null) =>
  void localStore.set(configKey, JSON.stringify(config ?? {}))

/**
 * The configuration of a first visit, on which nothing is kept: the operator's file over what the
 * build says. Throws a `UsageError` for a file that cannot be used.
 */
export async function takeConfig(build: Config, asked: Promise<Response>): Promise<Config> {
  const own = await read(await asked)
  keep(own)
  const config = { ...build, ...own }
  narrowPolicy(config.apiHost)
  return config
}

/**
 * Every later visit starts with what is kept, and looks again once it is idle: what the file says
 * now holds from the next start on. A file that cannot be had or used changes nothing, so that a
 * slip of the operator's costs nobody who has played before; one that asks for a newer version is
 * obeyed at once.
 */
export async function lookAgain(): Promise<void> {
  try {
    keep(await read(await askForConfig()))
  } catch {
    // As it was.
  }
}
