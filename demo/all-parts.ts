import { createStore } from 'zustand/vanilla'
import { onIdle } from '#platform/device/idle.ts'

/** The build's list of the files that the page hasn't loaded at its start. */
const listFile = '/demo-files.json'

/** Milliseconds until the files are requested again after a failure. */
const retryAfterMs = 10_000

/** Whether every file of the demo has loaded: from then on, it needs no network. */
export const allParts = createStore(() => ({ areLoaded: __ONE_FILE__ }))

/**
 * Imports code, which then stays in the page even if the server forbids caching; other files are
 * left to the browser's cache.
 */
async function fetchFile(path: string): Promise<void> {
  if (path.endsWith('.js')) {
    await import(/* @vite-ignore */ path)
    return
  }
  const answer = await fetch(path)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
}

/**
 * Fetches every file of the demo, one by one, whenever the page is idle. A server without the list,
 * such as the dev server, has none to fetch.
 */
export async function fetchAllParts(): Promise<void> {
  if (allParts.getState().areLoaded) return
  try {
    const answer = await fetch(listFile)
    if (answer.headers.get('content-type')?.includes('json') !== true) return
    for (const path of (await answer.json()) as string[]) {
      await new Promise<void>((resolve) => void onIdle(resolve))
      await fetchFile(path)
    }
    allParts.setState({ areLoaded: true })
  } catch {
    setTimeout(() => void fetchAllParts(), retryAfterMs)
  }
}
