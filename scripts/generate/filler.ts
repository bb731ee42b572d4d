import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFiller } from '../../mocks/filler/make.ts'
import { root } from '../lib/root.mjs'

// Run it after changing mocks/filler/make.ts or its library: `npm run generate -- filler`.
const path = join(root, 'mocks/filler/filler.json')
writeFileSync(path, `${JSON.stringify(makeFiller(), null, 1)}\n`)
