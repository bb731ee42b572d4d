import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { states } from '#contracts/cases/states.ts'
import { scenariosPage } from './describe.ts'

const docs = `${import.meta.dirname}/../docs`

test('docs/scenarios.md matches the scenarios (npm run generate -- scenarios writes it)', () => {
  const folder = `${docs}/scenarios`
  const pictures = existsSync(folder) ? readdirSync(folder).sort() : []
  expect(readFileSync(`${docs}/scenarios.md`, 'utf8')).toBe(
    scenariosPage(pictures, Object.values(states)),
  )
})
