import { test } from 'vitest'
import { isProgramInstalled, type ProgramName } from '../../scripts/lib/programs/programs.ts'

/** Tests that need a program of the system. Where it's missing, `npm test` lists them as skipped. */
// oxlint-disable-next-line vitest/no-disabled-tests, vitest/expect-expect, vitest/valid-title -- it makes a test function, it isn't one
export const testWith = (program: ProgramName) => test.skipIf(!isProgramInstalled(program))
