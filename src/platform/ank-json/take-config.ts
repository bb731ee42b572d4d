import type { Config } from '../config.ts'
import { appVersion } from '../installed/app-version.ts'
import { cachePrefix } from '../installed/shell-worker.ts'
import { timers } from '../schedule.ts'
import { localStore, sessionStore } from '../storage/storage.ts'
import { askForConfig, configFile, configKey, type OwnConfig } from './kept-config.ts'
import { readAnkJson } from './read-ank-json.ts'

/** For the site's operator: shown instead of the app, word for word. */
class UsageError extends Error {
  override name = 'UsageError'
}

const unusable = (problems: readonly string[]) =>
  new UsageError(
    `For the operator of this site: ${configFile} cannot be used. ${problems.join(' ')}`,
  )

/** How long a first visit waits for the file, in milliseconds, until it says that it cannot start. */
const patienceMs = 20_000

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      timers(() => reject(new Error(`${configFile}: no answer`)), patienceMs)
    }),
  ])

/** Marks in this tab that a newer version was fetched once already. */
const forcedKey = 'ank.forced'

/** Loads the newest version, bypassing worker and caches; false if that has already been tried. */
async function forceUpdate(): Promise<boolean> {
  if (sessionStore.get(forcedKey) !== null || !sessionStore.set(forcedKey, '')) return false
  try {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
    const shells = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
    await Promise.all(shells.map((name) => caches.delete(name)))
  } catch {
    // Without a worker, nothing can keep the old version.
  }
  location.reload()
  return true
}

/** The current file; null if there is none (404). Throws if it can't be fetched or used. */
async function read(answer: Response): Promise<OwnConfig | null> {
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${configFile}: ${answer.status}`)
  const found = readAnkJson(await inTime(answer.text()), appVersion())
  if (found.ok) {
    sessionStore.remove(forcedKey)
    return found.config
  }
  if (!found.tooOld) throw unusable(found.problems)
  // The page is about to be replaced, so nothing may start in it.
  if (await forceUpdate()) return new Promise(() => {})
  throw new UsageError(
    'This version is too old, and the new one isn’t here yet. Please reload the page later.',
  )
}

const keep = (config: OwnConfig | null) =>
  void localStore.set(configKey, JSON.stringify(config ?? {}))

/**
 * The configuration of a first visit, when nothing is stored: the operator's file over the
 * build's. Throws a `UsageError` for a file that can't be used.
 */
export async function takeConfig(build: Config, asked: Promise<Response>): Promise<Config> {
  const own = await read(await inTime(asked))
  keep(own)
  return { ...build, ...own }
}

/**
 * Later visits start with the stored file and check it again once idle: what the file says
 * now applies from the next start. A file that can't be fetched or used changes nothing, so that an
 * operator's mistake affects no returning player; one that demands a newer version is
 * obeyed at once.
 */
export async function lookAgain(): Promise<void> {
  try {
    keep(await read(await askForConfig()))
  } catch {
    // As it was.
  }
}
