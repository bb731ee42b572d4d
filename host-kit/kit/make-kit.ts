import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { operationNames } from '#api/table/table.ts'
import { allCases } from '#contracts/cases/cases.ts'
import { pactName } from '#contracts/consumer/pact-file.ts'
import { root } from '../../scripts/lib/root.mjs'

/** The kit's generated files: from `contracts/generated` to their place in the kit. */
const generated = {
  'api.md': 'api.md',
  'openapi.json': 'openapi.json',
  'states.json': 'states.json',
  [pactName('needs')]: `pacts/${pactName('needs')}`,
  [pactName('wishes')]: `pacts/${pactName('wishes')}`,
}

/** The version in the name of the kit. */
export const kitVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** Numbers for the kit's README, by their name in braces. */
const counts = (): Record<string, string | number> => ({
  cases: allCases.length,
  operations: operationNames.length,
  version: kitVersion(),
})

/** The verifier with everything that it needs, as one file for Node in `folder`. */
const bundleVerifier = (folder: string, file: string) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'host-kit/kit/ank-verify.ts',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
  })

/** Makes the contract kit in `folder` (absolute), which is emptied first. */
export async function makeKit(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pacts'), { recursive: true })
  cpSync(join(root, 'host-kit/kit/files'), folder, { recursive: true })
  for (const [name, place] of Object.entries(generated)) {
    cpSync(join(root, 'contracts/generated', name), join(folder, place))
  }
  await bundleVerifier(folder, 'ank-verify.mjs')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const known = counts()
  const filled = read('README.md').replace(/\{(\w+)\}/g, (whole, key: string) =>
    String(known[key] ?? whole),
  )
  writeFileSync(join(folder, 'README.md'), filled)
}
