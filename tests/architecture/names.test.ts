import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { codeFolders } from '../../scripts/lib/imports/cruise.ts'
import { root } from '../../scripts/lib/root.mjs'
import { packageBin } from '../../scripts/lib/steps/steps.ts'

const wrong = [
  'src/Wallet/card.ts',
  'src/under_score/card.ts',
  'src/Card.tsx',
  'src/two--hyphens.ts',
  'src/ends-.css',
  'src/Card.test.tsx',
  'e2e/journeys/Deposit.live.spec.ts',
  'src/card.stories.tsx',
  'src/card.alone.spec.ts',
  'src/card.module.css',
  'src/plain.js',
  'src/plain.mjs',
  'src/plain.cjs',
  'src/plain.jsx',
  'src/plain.mts',
  'src/plain.cts',
  'src/Card.d.ts',
  'src/Card.test.ts',
  'src/Card.alone.test.ts',
  'src/Card.alone.test.tsx',
  'src/Card.spec.ts',
  'src/Card.demo.spec.ts',
  'src/card.stories.ts',
  'src/card.one.two.tsx',
  'src/card.min.js',
  'src/card.min.mjs',
  'src/card.min.cjs',
  // Of every folder with code, a new one too.
  ...codeFolders(root).map((folder) => `${folder}/Wrong.ts`),
]

const right = [
  'src/card-2.ts',
  'src/card.alone.test.ts',
  'e2e/journeys/deposit.live.spec.ts',
  'scripts/run.mjs',
  'src/node_modules/Package/Name.ts',
  'docs/README.md',
]

it('names that .ls-lint.yml forbids are refused, and no others', () => {
  const folder = temporaryFolder()
  for (const path of [...wrong, ...right]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  copyFileSync(join(root, '.ls-lint.yml'), join(folder, '.ls-lint.yml'))
  const printed = execFileSync(
    process.execPath,
    [join(root, packageBin.lsLint), '-warn', '-error-output-format=json'],
    { cwd: folder, encoding: 'utf8' },
  )
  const refused = Object.keys(JSON.parse(printed))
  expect(refused.sort()).toEqual(
    wrong.map((path) => path.replace(/^(src\/(Wallet|under_score))\/.*/, '$1')).sort(),
  )
})
