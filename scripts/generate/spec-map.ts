import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { specificationPage } from '../../tests/specification/document.ts'
import { specification } from '../../tests/specification/map.ts'
import { root } from '../lib/root.mjs'

/** Writes `docs/specification-map.md`; a test fails while it doesn't match the sections. */
writeFileSync(join(root, 'docs/specification-map.md'), await specificationPage(specification))
process.stdout.write('Wrote docs/specification-map.md.\n')
