import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from '#tests/architecture/project-files.ts'
import { shellFiles } from './pwa.ts'
import { webManifest } from './web-manifest.ts'

const manifest = webManifest({ appName: 'Matka Club' }, false)

describe('the web app manifest', () => {
  it('carries the configured name; the demo is an app of its own', () => {
    expect(manifest.name).toBe('Matka Club')
    const demo = webManifest({ appName: 'Matka Club' }, true)
    expect(demo.name).toBe('Matka Club demo')
    expect(demo.id).not.toBe(manifest.id)
  })

  it('has the icons browsers ask for, and all of them exist', () => {
    const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any'])
    const lost = manifest.icons.filter(({ src }) => !projectFiles.includes(`public${src}`))
    expect(lost).toEqual([])
  })

  it('has one colour in manifest, page and tokens', () => {
    const bright = /--bg: light-dark\((#\w{6}), (#\w{6})\)/.exec(
      readProjectFile('src/ui/look/tokens.css'),
    )
    const page = readProjectFile('index.html')
    expect(manifest.background_color.toLowerCase()).toBe(bright?.[1])
    expect(manifest.theme_color.toLowerCase()).toBe(bright?.[1])
    const metas = [...page.matchAll(/name="theme-color" content="(#\w{6})"/g)]
    expect(metas.map(([, color]) => color?.toLowerCase())).toEqual(bright?.slice(1))
  })
})

describe('the cached shell', () => {
  const files: readonly (readonly [string, string])[] = [
    ['index.html', '<html>'],
    ['assets/b.js', 'b'],
    ['assets/a.js', 'a'],
    ['assets/a.js.map', '{}'],
    ['icon.svg', '<svg>'],
    ['robots.txt', 'User-agent: *'],
    ['.vite/manifest.json', '{}'],
  ]
  const english = (own = files) => shellFiles(new Map(own), 'en')

  it.each([
    ['en', '/'],
    ['hi', '/hi.html'],
  ] as const)('in %s it is the page and what that can request', (language, address) => {
    const { page, files: kept } = shellFiles(new Map(files), language)
    expect(page).toBe(address)
    expect(Object.keys(kept)).toEqual(['/assets/a.js', '/assets/b.js', '/icon.svg', address])
  })

  it('lists each with its SHA-256', () => {
    // printf a | openssl dgst -sha256 -binary | base64, and '<svg>'
    expect(english().files).toMatchObject({
      '/assets/a.js': 'ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=',
      '/icon.svg': 'iASFoFpRmyfVrdo+2qR3iG0W3aGDySh9kr4J/p5hxNg=',
    })
  })

  it('is a new version if a byte of any file changes, the page included', () => {
    const { version } = english()
    expect(english(files.toReversed()).version).toBe(version)
    const changed = [['index.html', '<html> '] as const, ...files.slice(1)]
    expect(english(changed).version).not.toBe(version)
  })
})
