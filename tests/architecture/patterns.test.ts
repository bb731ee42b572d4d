import { describe, expect, it } from 'vitest'
import { codePatterns } from './patterns.ts'
import { codeFiles, readProjectFile, withoutComments } from './project-files.ts'

/** Holds an example of everything that is forbidden. */
const SAMPLES = 'tests/architecture/patterns.ts'

/** Rules about comments look at the whole text. */
const textFor = (rule: string, path: string) =>
  rule.startsWith('no check is switched off')
    ? readProjectFile(path)
    : withoutComments(readProjectFile(path))

describe.each(codePatterns)('$rule', ({ rule, within, except, forbidden, wrong, right }) => {
  it('is recognised where it is broken', () => {
    expect(wrong.filter((line) => !forbidden.test(line))).toEqual([])
    expect(right.filter((line) => forbidden.test(line))).toEqual([])
  })

  it('holds in every file', () => {
    const files = codeFiles.filter(
      (path) => path !== SAMPLES && within.test(path) && !except?.test(path),
    )
    const broken = files.flatMap((path) => {
      const found = forbidden.exec(textFor(rule, path))
      return found === null ? [] : [`${path}: ${found[0]}`]
    })
    expect(broken).toEqual([])
  })
})
