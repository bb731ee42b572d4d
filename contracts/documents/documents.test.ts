import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { generatedPath, writeIfAsked } from '../consumer/pact-file.ts'
import { ourContract } from './contract.ts'
import { documents } from './documents.ts'

test.each(Object.entries(documents))(
  '%s is kept as the contract makes it; npm run contract:write keeps it anew',
  (name, make) => {
    const fresh = make(ourContract)
    expect(writeIfAsked(generatedPath(name), fresh) === fresh).toBe(true)
  },
)

describe('the gate goes red for', () => {
  const copy = join(temporaryFolder(), 'kept-copy.json')
  afterEach(() => vi.unstubAllEnvs())

  test('a stale file, and one that is not there', () => {
    vi.stubEnv('UPDATE_CONTRACTS', '')
    const fresh = documents['states.json'](ourContract)
    expect(writeIfAsked(copy, fresh)).toBe('')
    writeFileSync(copy, fresh.replace('a regular day', 'an ordinary day'))
    expect(writeIfAsked(copy, fresh) === fresh).toBe(false)
    writeFileSync(copy, fresh)
    expect(writeIfAsked(copy, fresh) === fresh).toBe(true)
  })
})
