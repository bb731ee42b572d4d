import { giveWay } from '#lib/give-way.ts'
import type * as DemoBackend from './demo-backend.ts'

/**
 * What the demo's backend consists of. What a turn needs beyond those before it has a file of its own
 * (`scripts/vite/chunks/chunks.ts`): on a slow phone, running all of it at once would freeze the page.
 */
const turns: readonly (() => Promise<unknown>)[] = [
  () => import('#api/make-call.ts'),
  () => import('#start/open-app.tsx'),
  () => import('#mocks/store/models.ts'),
  () => import('#mocks/store/schema-version.ts'),
  () => import('#mocks/store/db.ts'),
  () => import('#mocks/commands.ts'),
  () => import('#mocks/backend.ts'),
  () => import('#scenarios/registry.ts'),
]

/** Runs the backend's code, with pauses in which the page renders and responds. */
export async function loadInTurns(): Promise<typeof DemoBackend> {
  for (const run of turns) {
    await run()
    await giveWay()
  }
  const backend = await import('./demo-backend.ts')
  await giveWay()
  return backend
}
