import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../../.dependency-cruiser.cjs'
import { architecturePage, folderImports } from '../lib/imports/architecture.ts'
import { codeFolders, cruiseFolders } from '../lib/imports/cruise.ts'
import { root } from '../lib/root.mjs'

/** Writes `docs/architecture.md`; the check of imports fails while it doesn't match them. */
const { modules } = await cruiseFolders(config, root, codeFolders(root))
writeFileSync(join(root, 'docs/architecture.md'), architecturePage(folderImports(modules)))
process.stdout.write('Wrote docs/architecture.md.\n')
