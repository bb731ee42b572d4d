import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** What they need where there is no screen. */
export const oldChromiumArgs = ['--no-sandbox', '--disable-gpu', '--no-zygote']

/** Unpacks the Chromium of a package (`@sparticuz/chromium`), once; returns where it is. */
export function unpackChromium(name: 'chromium-103' | 'chromium-109'): string {
  const folder = '.cache/browsers'
  const program = resolve(folder, name)
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const { resolve: find } = createRequire(import.meta.url)
  const packed = readFileSync(join(dirname(find(`${name}/package.json`)), 'bin/chromium.br'))
  writeFileSync(`${program}.part`, brotliDecompressSync(packed), { mode: 0o755 })
  renameSync(`${program}.part`, program)
  return program
}
