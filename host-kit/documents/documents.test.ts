import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { generatedPath, writeIfAsked } from '#contracts/consumer/pact-file.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { documents } from './documents.ts'

test.each(Object.entries(documents))(
  '%s is up to date with the contract (npm run generate -- contract updates it)',
  (name, make) => {
    const fresh = make()
    expect(writeIfAsked(generatedPath(name), fresh) === fresh).toBe(true)
  },
)

describe('the check fails on', () => {
  const copy = join(temporaryFolder(), 'kept-copy.json')

  test('a stale file, and a missing one', () => {
    vi.stubEnv('UPDATE_CONTRACTS', '')
    const fresh = documents['states.json']()
    expect(writeIfAsked(copy, fresh)).toBe('')
    writeFileSync(copy, fresh.replace('a regular day', 'an ordinary day'))
    expect(writeIfAsked(copy, fresh) === fresh).toBe(false)
    writeFileSync(copy, fresh)
    expect(writeIfAsked(copy, fresh) === fresh).toBe(true)
  })
})
