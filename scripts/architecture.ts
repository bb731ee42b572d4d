import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../.dependency-cruiser.cjs'
import { architecturePage, roomsHere } from './lib/architecture.ts'
import { root } from './lib/root.mjs'

/** Writes `docs/architecture.md`; a test fails while it is not what the imports say. */
writeFileSync(join(root, 'docs/architecture.md'), architecturePage(await roomsHere(config)))
process.stdout.write('docs/architecture.md is written.\n')
