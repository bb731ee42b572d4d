import { expect, test } from 'vitest'
import { faults } from '#host-kit/faults/table.ts'
import { verdictsPage } from '#host-kit/faults/verdicts-page.ts'
import { readVerdicts } from '#host-kit/faults/verdicts.ts'
import { readProjectFile } from '../project-files.ts'

const verdicts = readVerdicts()
const faulty = [...verdicts].filter(([, { harm }]) => harm !== 'none')

test('every fault of the table has its row, and nothing else has (npm run faults -- --missing adds it)', () => {
  expect(faulty.map(([host, { harm }]) => [host, harm])).toEqual(
    faults.map(({ host, harm }) => [host, harm]),
  )
})

test('a row says what the table says: whether a check, torture or nothing finds the fault', () => {
  const contradicting = faults.filter(({ host, found }) => {
    const { ours = 0, torture = false } = verdicts.get(host) ?? {}
    if (found.length === 0) return ours > 0 || torture
    // What torture finds, a check may find too.
    return found.includes('torture') ? ours === 0 && !torture : ours === 0
  })
  expect(contradicting.map(({ host }) => host)).toEqual([])
})

test('hosts that do no harm are red with neither', () => {
  const sound = [...verdicts].filter(([, { harm }]) => harm === 'none')
  expect(sound.map(([, { pact, ours, torture }]) => [pact, ours, torture])).toEqual([
    [0, 0, false],
    [0, 0, false],
  ])
})

test('docs/verdicts.md counts them (npm run faults writes both)', () => {
  const plain = (page: string) => page.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim()
  const tried = [...verdicts].map(([host, verdict]) => ({ host, ...verdict }))
  expect(plain(readProjectFile('docs/verdicts.md'))).toBe(plain(verdictsPage(tried)))
})
