import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { budgets, judgeBudgets } from '../../scripts/lib/build/budgets.ts'
import { foreignWords } from '../../scripts/lib/build/bundle.ts'
import { root } from '../../scripts/lib/root.mjs'
import { arePackagesInstalled } from '../../scripts/lib/setup/install.mjs'
import { pagePolicy } from '../../scripts/vite/content-policy.ts'
import { mockWorker } from '../../scripts/vite/demo/demo-assets.ts'
import { getDomain } from '../../scripts/vite/demo/lite.ts'
import { badLines } from '../../scripts/vite/env-file.ts'

const folder = temporaryFolder()
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

describe('packages', () => {
  const lock = (packages: object) => JSON.stringify({ packages })
  const entries = {
    '': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/tool-darwin-arm64': { version: '1.0.0', optional: true },
  }

  it('are missing before the first install', () => {
    write('package-lock.json', lock(entries))
    expect(arePackagesInstalled(folder)).toBe(false)
  })

  it('count as installed although those for other systems aren’t', () => {
    write('node_modules/.package-lock.json', lock({ 'node_modules/react': { version: '19.3.1' } }))
    expect(arePackagesInstalled(folder)).toBe(true)
  })

  it('are stale if a version differs from the lock’s', () => {
    write('node_modules/.package-lock.json', lock({ 'node_modules/react': { version: '19.3.0' } }))
    expect(arePackagesInstalled(folder)).toBe(false)
  })

  it('are checked against a readable lock, or a sentence names the broken file', () => {
    write('package-lock.json', '{')
    expect(() => arePackagesInstalled(folder)).toThrow(/package-lock\.json isn't valid JSON/)
  })
})

describe('environment files', () => {
  it('are sound when every line is a comment, blank or NAME=value', () => {
    expect(badLines('.env', '# host\n\nVITE_API_HOST=https://a.example\nexport A = 1\n')).toEqual(
      [],
    )
  })

  it('are broken with the number of the line', () => {
    expect(badLines('.env', 'VITE_APP_NAME=Ank\nVITE_API_HOST https://a.example')).toEqual([
      ".env, line 2, isn't NAME=value: VITE_API_HOST https://a.example",
    ])
  })
})

describe('content policy', () => {
  it('names this site and the API host, and scripts and styles in the page by their hash', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    const script = 'bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='
    const style = 'p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='
    const page = '<style>p{color:red}</style><script>alert(1)</script>'
    const policy = (host: string) =>
      `default-src 'none'; script-src 'self' 'sha256-${script}'; ` +
      `style-src 'self' 'sha256-${style}'; ` +
      `img-src 'self' ${host}; font-src 'self'; connect-src 'self' ${host}; ` +
      "worker-src 'self'; manifest-src 'self'; frame-src 'none'; " +
      "object-src 'none'; base-uri 'none'; form-action 'none'; " +
      "require-trusted-types-for 'script'; trusted-types ank"
    expect(pagePolicy(page, 'https://api.example.com')).toBe(policy('https://api.example.com'))
  })
})

describe('budget', () => {
  const within = Object.fromEntries(Object.entries(budgets).map(([name, { gate }]) => [name, gate]))

  it('passes what’s exactly at its limit', () => {
    expect(judgeBudgets(within).problems).toEqual([])
  })

  it('names what’s over it, and what couldn’t be measured', () => {
    const { problems } = judgeBudgets({ ...within, page: budgets.page.gate + 0.1, css: NaN })
    expect(problems).toHaveLength(2)
    expect(problems[0]).toMatch(/^the page itself, kB: [\d.]+, over its gate of \d+\.$/)
    expect(problems[1]).toMatch(/^all CSS, kB: NaN/)
  })
})

describe('bundle', () => {
  it('containing a word of the mock backend is caught', () => {
    write('dist/fine.js', 'const summary = "the scenery"')
    write('dist/assets/guilty.js', 'navigator.serviceWorker.register("/mockServiceWorker.js")')
    expect(foreignWords(join(folder, 'dist'))).toEqual([
      { file: 'assets/guilty.js', word: 'mockServiceWorker' },
    ])
  })
})

describe('demo', () => {
  it('lets our listener go before that of the mock worker, whose pages it knows by name', () => {
    const text = mockWorker(root)
    expect(text.indexOf("addEventListener('fetch'")).toBeLessThan(
      text.indexOf('const activeClientIds'),
    )
    expect(text).toContain('const activeClientIds = new Set()')
  })

  it.each([
    ['www.example.com', 'example.com'],
    ['example.com', 'example.com'],
    ['localhost', null],
  ])('recognises the domain of %s', (host, domain) => {
    expect(getDomain(host)).toBe(domain)
  })
})
