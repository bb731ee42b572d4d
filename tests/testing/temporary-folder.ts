import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const cache = join(import.meta.dirname, '../../.cache')

/** An empty folder inside the project, removed when the tests of the file have run. */
export function temporaryFolder(): string {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
