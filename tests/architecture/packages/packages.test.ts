import { expect, it } from 'vitest'
import { codeFiles, projectFiles, readProjectFile, withoutComments } from '../project-files.ts'

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

const { dependencies, devDependencies } = JSON.parse(readProjectFile('package.json'))
const sources = [...codeFiles, ...projectFiles.filter((path) => /^[^/]+\.ts$/.test(path))]

it.each(wanted)('%s is declared, and imported where its work is', (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  // Types alone do no work.
  const imported = new RegExp(
    `^(?!.*\\bimport type\\b).*(\\bfrom|\\bimport|@import)[ (]*['"]${name}['"/]`,
    'm',
  )
  const users = sources.filter(
    (path) =>
      (testTools.includes(name) || !/\.(test|spec)\.tsx?$/.test(path)) &&
      imported.test(withoutComments(readProjectFile(path))),
  )
  expect(users).not.toEqual([])
})
