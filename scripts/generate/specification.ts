import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFolders, sourceFiles } from '../lib/imports/cruise.ts'
import { root } from '../lib/root.mjs'
import { sentencesOf, tagsIn } from '../lib/steps/sentences.ts'

// Writes docs/specification-map.md: the numbers of sentences, linked to a test that carries them.

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const text = read('tests/specification.txt')
const tests = sourceFiles(root, codeFolders(root))
  .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('tests/architecture/'))
  .toSorted()
const tagged = tests.map((path) => ({ path, tags: new Set(tagsIn(read(path))) }))

/** The one that proves the fewest others. */
const testOf = (number: string) =>
  tagged.filter(({ tags }) => tags.has(number)).toSorted((a, b) => a.tags.size - b.tags.size)[0]
    ?.path ?? ''

/** A link for each run of sentences with the same test: `[5.2-5.4](../src/…)`. */
function linksTo(sentences: string): string {
  const runs: { path: string; numbers: string[] }[] = []
  for (const { number } of sentencesOf(sentences)) {
    const path = testOf(number)
    const last = runs.at(-1)
    if (last?.path === path) last.numbers.push(number)
    else runs.push({ path, numbers: [number] })
  }
  return runs
    .map(({ path, numbers: [first, ...others] }) => {
      const last = others.at(-1)
      return `[${first}${last ? `-${last}` : ''}](../${path})`
    })
    .join('\n')
}

const chapters = [...text.matchAll(/^(\d+)\. (.+)\n((?:.+\n)+)/gm)].map(
  ([, number, title, sentences = '']) => `## ${number}. ${title}\n\n${linksTo(sentences)}`,
)
writeFileSync(
  join(root, 'docs/specification-map.md'),
  `${[
    '# The specification and its tests',
    'The numbers of the sentences in [specification.txt](../tests/specification.txt), runs of them together, link to a test that proves them; `git grep §4.12` finds all whose tag starts there. A number inside a run, such as 7.16 in 7.14-7.21, isn’t found by searching. `npm run generate -- specification` writes this page from the tests’ [tags](../CONTRIBUTING.md#how-to-check).',
    ...chapters,
  ].join('\n\n')}\n`,
)
process.stdout.write('Wrote docs/specification-map.md.\n')
