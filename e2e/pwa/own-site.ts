import { cp } from 'node:fs/promises'
import { test as base } from '../fixtures.ts'
import { startJourneyBackend } from '../testing/host/journey-backend.ts'

/** The live build on a web space of the test alone, whose files it can change. */
export const testOnOwnSite = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  folder: async ({}, provide, info) => {
    const folder = info.outputPath('site')
    await cp('dist', folder, { recursive: true })
    await provide(folder)
  },
  backend: async ({ build, scenario, folder }, provide) => {
    const backend = await startJourneyBackend(build, scenario, folder)
    await provide(backend)
    await backend.close()
  },
})
