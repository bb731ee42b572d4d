/** How long a tab waits for another one, in milliseconds: longer than any call and its checks. */
const patienceMs = 40_000

/**
 * Runs `job` while no other tab of this browser runs one of the same name. A tab that goes away
 * lets go at once; one that never lets go (frozen by the phone) is not waited for for ever.
 * Without locks in the browser the job simply runs.
 */
export async function withTabLock<T>(
  name: string,
  job: () => Promise<T>,
  patience = patienceMs,
): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (locks === undefined) return job()
  let started = false
  try {
    return (await locks.request(name, { signal: AbortSignal.timeout(patience) }, () => {
      started = true
      return job()
    })) as T
  } catch (error) {
    if (started) throw error
    return job()
  }
}
