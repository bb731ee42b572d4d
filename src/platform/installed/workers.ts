import type { Language } from '../language/languages.ts'
import { localStore } from '../storage/storage.ts'

/** Path of the live build's worker, which keeps the page of a language. */
export const shellWorkerIn = (language: Language): string =>
  language === 'en' ? '/sw.js' : `/sw-${language}.js`

/** Whether a path is that of a live build's worker, in any language. */
export const isShellWorker = (path: string): boolean => /^\/sw(-\w+)?\.js$/.test(path)

const pathOf = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  new URL((active ?? waiting ?? installing)?.scriptURL ?? 'about:blank').pathname

/**
 * Unregisters every worker of this site except those whose path `isOwn`: a scope has one, and the
 * demo and the live build each bring theirs (decision record 5). Never rejects.
 */
export async function removeOtherWorkers(isOwn: (path: string) => boolean): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const others = registrations.filter((registration) => !isOwn(pathOf(registration)))
    await Promise.all(others.map((registration) => registration.unregister()))
  } catch {
    // Without worker support, there is none to unregister.
  }
}

/** What only the demo keeps on a device begins with it. */
export const demoPrefix = 'ank.demo.'

/** Removes what a demo at the same address has left. */
export function forgetDemo(): void {
  for (const key of localStore.keys()) if (key.startsWith(demoPrefix)) localStore.remove(key)
}

/** Removes the databases of a live build at the same address; the demo has none. Never rejects. */
export async function forgetLiveBuild(): Promise<void> {
  try {
    for (const { name } of (await indexedDB.databases?.()) ?? []) {
      if (name?.startsWith('ank.')) indexedDB.deleteDatabase(name)
    }
  } catch {
    // Where databases are refused there are none.
  }
}
