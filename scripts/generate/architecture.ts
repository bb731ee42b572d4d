import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../../.dependency-cruiser.cjs'
import { architecturePage, roomsHere } from '../lib/imports/architecture.ts'
import { root } from '../lib/root.mjs'

/** Writes `docs/architecture.md`; a test fails while it doesn't match the imports. */
writeFileSync(join(root, 'docs/architecture.md'), architecturePage(await roomsHere(config)))
process.stdout.write('Wrote docs/architecture.md.\n')
