import { describe, expect, it } from 'vitest'
import { configDefaults } from '#platform/config.ts'
import { routesWithScreens } from '#tests/testing/addresses.ts'
import { codeFolders } from '../../../scripts/lib/imports/cruise.ts'
import { root } from '../../../scripts/lib/root.mjs'
import { projectFiles, readProjectFile } from '../project-files.ts'

const readme = readProjectFile('README.md')
const commandPages = readme + readProjectFile('CONTRIBUTING.md')
const manifest = JSON.parse(readProjectFile('package.json'))
const records = projectFiles.filter((path) => path.startsWith('docs/decisions/'))

it('configuration describes every variable, with the default the program uses', () => {
  const lines = readProjectFile('docs/configuration.md').matchAll(
    /^- `(\w+)`(?: \(`([^`]+)`\))?: \S/gm,
  )
  expect([...lines].map(([, key, value = '']) => [key, value])).toEqual(
    Object.entries(configDefaults),
  )
})

it('README and CONTRIBUTING name every command', () => {
  const unnamed = Object.keys(manifest.scripts).filter(
    (name) =>
      !commandPages.includes(['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`),
  )
  expect(unnamed).toEqual([])
})

describe('README', () => {
  it('has every folder of code on its map', () => {
    const map = readme.split('## Map\n')[1]?.split('\n## ')[0] ?? ''
    const folders = codeFolders(root).flatMap((name) =>
      name === 'src'
        ? projectFiles.flatMap((path) => /^src\/[^/]+(?=\/)/.exec(path)?.[0] ?? [])
        : [name],
    )
    expect([...new Set(folders)].filter((folder) => !map.includes(`\`${folder}\``))).toEqual([])
  })

  it('of the tests that cross folders names each of theirs', () => {
    const folders = projectFiles.flatMap((path) => /^tests\/([^/]+)\//.exec(path)?.[1] ?? [])
    const page = readProjectFile('tests/README.md')
    expect([...new Set(folders)].filter((name) => !page.includes(`- \`${name}\`: `))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...readme.matchAll(/(?<!!\[[^\]]*)\]\((?!https?:)([^)#]+)\)/g)].map(
      ([, path]) => path ?? '',
    )
    const lost = links.filter((link) => !projectFiles.some((path) => path.startsWith(link)))
    expect(lost.filter((link) => !link.startsWith('docs/pictures/'))).toEqual([])
  })
})

describe('documents', () => {
  const pages = projectFiles.filter((path) => path.endsWith('.md'))

  it('name no missing file or folder', () => {
    const lost = pages.flatMap((page) =>
      [
        ...readProjectFile(page).matchAll(
          /`((?:src|mocks|scenarios|demo|contracts|tests|e2e|scripts|docs)\/[\w./-]+)`/g,
        ),
      ]
        .map(([, path = '']) => path.replace(/\/$/, ''))
        .filter(
          (path) => !projectFiles.some((file) => file === path || file.startsWith(`${path}/`)),
        )
        .map((path) => `${page}: ${path}`),
    )
    expect(lost).toEqual([])
  })

  it('show every screen (npm run gallery takes the pictures)', () => {
    const gallery = readProjectFile('docs/gallery.md')
    expect(
      routesWithScreens.filter((name) => !gallery.includes(`pictures/${name}-dark.jpg`)),
    ).toEqual([])
  })
})

describe('decision records', () => {
  it('name a test that fails if they’re undone', () => {
    const unheld = records.filter((path) => {
      const held = readProjectFile(path).split('**Held by.**')[1] ?? ''
      const checks = [...held.matchAll(/`([\w./-]+\.ts)x?`/g)].map(([, file = '']) => file)
      return !checks.some((file) => /\.(test|spec)\.ts$|^scripts\//.test(file))
    })
    expect(unheld).toEqual([])
  })

  it('justify every package', () => {
    const [list = ''] = readProjectFile('docs/decisions/0014-dependencies.md').split('\n## ')
    const justified = [...list.matchAll(/^- ((?:`[^`]+`(?:, )?)+): \S/gm)].flatMap(
      ([, names = '']) => names.replaceAll('`', '').split(', '),
    )
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(justified.toSorted()).toEqual(packages.toSorted())
  })
})
