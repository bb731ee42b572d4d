import { describe, expect, it, test } from 'vitest'
import { readProjectFile } from '#tests/architecture/project-files.ts'
import { headerFiles, headersOf } from './headers.ts'

const page =
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types ank default; upgrade-insecure-requests"
const worker =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types ank default"
const other = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** The policies that a static host's `_headers` has for a path: all rules that fit. */
function policiesIn(file: string, path: string): string[] {
  let fits = false
  return file.split('\n').flatMap((line) => {
    if (line.startsWith('/')) {
      fits = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    }
    const [, policy] = /^ {2}Content-Security-Policy: (.*)$/.exec(line) ?? []
    return fits && policy !== undefined ? [policy] : []
  })
}

describe('headers', () => {
  const { all, policies, assets, rest } = headersOf()

  it('have a policy for pages, one for workers, and one for everything else', () => {
    expect(policies).toEqual({ page, worker, other })
    expect(headersOf(true).policies).toEqual({
      page: page.replace("frame-ancestors 'none'", 'frame-ancestors *'),
      worker,
      other,
    })
  })

  it.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
    'of every answer are in %s, with nothing of a build',
    (path) => {
      const text = readProjectFile(path)
      for (const [name, value] of Object.entries(all)) {
        expect(text).toContain(`${name} "${value}"`)
        // The host's own would come twice.
        expect(text).toMatch(new RegExp(`(proxy_hide_header |header_down -)${name}`))
      }
      for (const value of [...Object.values(policies), assets, rest]) {
        expect(text).toContain(`"${value}"`)
      }
      expect(text).not.toMatch(/sha256|\.server\/\w/)
    },
  )

  test('a static host sends no file, picture or answer of the host without its policy', () => {
    const names = ['index.html', 'hi.html', 'sw.js', 'sw-hi.js', 'icon.svg', 'assets/a.js']
    const file = headerFiles(names)['_headers'] ?? ''
    const table = {
      '/': [page],
      '/index.html': [page],
      '/hi.html': [page],
      '/dashboard': [page],
      '/sw.js': [page, worker],
      '/sw-hi.js': [page, worker],
      '/icon.svg': [page, other],
      '/headers.json': [page, other],
      '/assets/a.js': [page, other],
      '/.well-known/assetlinks.json': [page, other],
      '/api/banner-settings/uploads/x.svg': [page, other],
    }
    expect(
      Object.fromEntries(Object.keys(table).map((path) => [path, policiesIn(file, path)])),
    ).toEqual(table)
    expect(file).toMatch(
      /\n\/assets\/\*\n.*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
    )
  })

  test('object storage’s table has the three policies', () => {
    const table = headerFiles([])['.server/object-storage.md'] ?? ''
    const rows = table.split('\n').filter((row) => row.includes('`Content-Security-Policy`'))
    expect(
      rows.map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', ''))),
    ).toEqual([
      ['', '/*.html, and every address answered with a page', 'Content-Security-Policy', page, ''],
      ['', '/*.js at the top level', 'Content-Security-Policy', worker, ''],
      [
        '',
        'everything else, /assets/*, /api/* and errors too',
        'Content-Security-Policy',
        other,
        '',
      ],
    ])
  })

  test('the contract’s rules say what a host sends, in the same words', () => {
    const rules = readProjectFile('contracts/generated/api.md')
    expect(rules).toContain(`\`Content-Security-Policy: ${other}\``)
    expect(rules).toContain('`X-Content-Type-Options: nosniff`')
  })
})
