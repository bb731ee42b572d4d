import { createStore } from 'zustand/vanilla'
import { onIdle } from '#platform/device/idle.ts'

/** The build's list of what the demo can still request. */
const listFile = '/demo-files.json'

/** Milliseconds until a connection that was lost is tried again. */
const againMs = 10_000

/** Whether every part of the demo is here: from then on, it needs no network. */
export const allParts = createStore(() => ({ here: __ONE_FILE__ }))

/** Code stays in the page, whatever the server says of caching; the browser keeps the rest. */
async function fetchPart(path: string): Promise<void> {
  if (path.endsWith('.js')) {
    await import(/* @vite-ignore */ path)
    return
  }
  const answer = await fetch(path)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
}

/**
 * Fetches every part of the demo, one by one, whenever the page has nothing better to do. A server
 * without a list, such as the dev server, has none to fetch.
 */
export async function fetchAllParts(): Promise<void> {
  if (allParts.getState().here) return
  try {
    const answer = await fetch(listFile)
    if (answer.headers.get('content-type')?.includes('json') !== true) return
    for (const path of (await answer.json()) as string[]) {
      await new Promise<void>((resolve) => void onIdle(resolve))
      await fetchPart(path)
    }
    allParts.setState({ here: true })
  } catch {
    setTimeout(() => void fetchAllParts(), againMs)
  }
}
