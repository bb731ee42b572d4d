import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { specificationPage } from '../tests/specification/document.ts'
import { specification } from '../tests/specification/map.ts'
import { root } from './lib/root.mjs'

/** Writes `docs/specification-map.md`; a test fails while it is not what the sections say. */
writeFileSync(join(root, 'docs/specification-map.md'), await specificationPage(specification))
process.stdout.write('docs/specification-map.md is written.\n')
