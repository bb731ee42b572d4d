import { expect, it } from 'vitest'
import { codeFiles, projectFiles, readText, withoutComments } from '../project-files.ts'

/** What the client is to be made with, by name; each does its own work. */
const wanted = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'msw',
  '@mswjs/data',
  '@faker-js/faker',
  'zod',
  'qrcode',
  'vite',
  'vitest',
  '@pact-foundation/pact',
  'playwright',
  'tailwindcss',
]
/** Their work is in tests. */
const testTools = ['vitest', '@pact-foundation/pact']

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** The packages that a source imports: static, dynamic, for types only left out, and by a style. */
export function packagesIn(source: string): Set<string> {
  const text = withoutComments(source).replaceAll(/\bimport type\b[^;]*?from\s*'[^']*'/g, '')
  const found = text.matchAll(/(?:\bfrom|\bimport|@import)\s*\(?\s*['"]([^'".#/][^'"]*)['"]/g)
  return new Set(
    [...found].map(([, path = '']) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  )
}

interface Project {
  manifest: { dependencies?: object; devDependencies?: object }
  sources: readonly { path: string; text: string }[]
}

/** What is wrong with the packages of a project, in words. */
export function problemsWith({ manifest, sources }: Project): string[] {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const graph = sources.map(({ path, text }) => ({ path, packages: packagesIn(text) }))
  return wanted.flatMap((name) => {
    const users = graph.filter(
      ({ path, packages }) =>
        packages.has(name) && (testTools.includes(name) ? true : !isTest(path)),
    )
    return [
      ...(declared.includes(name) ? [] : [`${name} is not in package.json`]),
      ...(users.length > 0 ? [] : [`${name} is imported by nobody`]),
    ]
  })
}

const manifest = JSON.parse(readText('package.json')) as Required<Project['manifest']>
const here = 'tests/architecture/packages/packages.test.ts'
const sources = [...codeFiles, ...projectFiles.filter((path) => /^[^/]+\.ts$/.test(path))]
  .filter((path) => path !== here)
  .map((path) => ({ path, text: readText(path) }))

it('every requested package is declared and does its job', () => {
  expect(problemsWith({ manifest, sources })).toEqual([])
})

it.each(wanted)('without %s it would say so', (name) => {
  const { [name as never]: _, ...dependencies } = manifest.dependencies as Record<string, string>
  const { [name as never]: __, ...dev } = manifest.devDependencies as Record<string, string>
  expect(problemsWith({ manifest: { dependencies, devDependencies: dev }, sources })).toEqual([
    `${name} is not in package.json`,
  ])
  const unused = sources.filter(
    ({ path, text }) => !packagesIn(text).has(name) || (isTest(path) && !testTools.includes(name)),
  )
  expect(problemsWith({ manifest, sources: unused })).toContain(`${name} is imported by nobody`)
})

it.each([
  ["import { useState } from 'react'", ['react']],
  ["import React, {\n  useState,\n} from 'react'", ['react']],
  ["const { chromium } = await import('playwright')", ['playwright']],
  ["import 'msw/browser'\nexport { z } from 'zod/mini'", ['msw', 'zod']],
  ["import { faker } from '@faker-js/faker/locale/en_IN'", ['@faker-js/faker']],
  ["@import 'tailwindcss' source(none);", ['tailwindcss']],
  ["// import { z } from 'zod'\n/* import 'msw' */", []],
  ["import type { Page } from 'playwright'", []],
  ["import { a } from './react'\nimport { b } from '#ui/react'", []],
])('%s', (source, packages) => {
  expect([...packagesIn(source)]).toEqual(packages)
})
