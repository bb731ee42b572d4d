import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFolders, sourceFiles } from '../lib/imports/cruise.ts'
import { root } from '../lib/root.mjs'
import { sentencesOf, tagsIn } from '../lib/steps/sentences.ts'

// Writes docs/specification-map.md: each sentence's number, linked to a test that carries it.

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const text = read('tests/specification.txt')
const tests = sourceFiles(root, codeFolders(root))
  .filter(
    (path) => /\.(test|spec)\.tsx?$/.test(path) && !/^(tests\/architecture|scripts)\//.test(path),
  )
  .toSorted()
const tagged = tests.map((path) => ({ path, tags: new Set(tagsIn(read(path))) }))

const chapters = [...text.matchAll(/^(\d+)\. (.+)\n((?:.+\n)+)/gm)].map(
  ([, number, title, sentences = '']) =>
    `## ${number}. ${title}\n\n${sentencesOf(sentences)
      .map(({ number: each }) => {
        // The one that proves the fewest others.
        const [proving] = tagged
          .filter(({ tags }) => tags.has(each))
          .toSorted((a, b) => a.tags.size - b.tags.size)
        return `- [${each}](../${proving?.path ?? ''})`
      })
      .join('\n')}`,
)
writeFileSync(
  join(root, 'docs/specification-map.md'),
  `${[
    '# The specification and its tests',
    'Each number of a sentence in [specification.txt](../tests/specification.txt) links to a test that proves it; `git grep §4.12` finds the tags that begin with it, since one may stand for a run (` §5.2-5.9`). `npm run generate -- specification` writes this page from the tests’ [tags](../CONTRIBUTING.md#how-to-check).',
    ...chapters,
  ].join('\n\n')}\n`,
)
process.stdout.write('Wrote docs/specification-map.md.\n')
