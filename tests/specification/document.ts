import { format } from 'prettier'
import type { Part, Proof, Sentence } from './sentence.ts'

const escaped = (text: string) => text.replaceAll(/[\\*_<>[\]|]/g, String.raw`\$&`)

/** Text that may hold code in backquotes: all else is escaped. */
const prose = (text: string) =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? escaped(part) : part))
    .join('`')

const link = (path: string) => `[${escaped(path.split('/').at(-1) ?? path)}](../${path})`

function proofText(proof: Proof): string {
  const [title, row] = typeof proof === 'string' ? [proof] : proof
  return `“${escaped(title.replaceAll(' > ', ' › '))}”${row === undefined ? '' : ` (row \`${row}\`)`}`
}

function line(number: string, { says, built, tests }: Sentence): string {
  const proofs = Object.entries(tests).map(
    ([path, titles]) => `${link(path)} ${titles.map(proofText).join(', ')}`,
  )
  return `- **${number}** ${prose(says)}\n  Built in ${built.map(link).join(', ')}. Tests: ${proofs.join('; ')}.`
}

function chapter({ section, title, sentences }: Part): string {
  const lines = Object.entries(sentences).map(([number, sentence]) => line(number, sentence))
  return `## ${section}. ${title}\n\n${lines.join('\n')}`
}

/** `docs/specification-map.md`, from the parts. */
export function specificationPage(parts: readonly Part[]): Promise<string> {
  const count = parts.reduce((sum, { sentences }) => sum + Object.keys(sentences).length, 0)
  const text = [
    '# The specification, sentence by sentence',
    `${count} sentences in our own words: where each is built, and the tests that fail without it. “Sentence 4.12” in a comment is number 4.12 of this page; how the specification is read where it leaves something open stands in [readings.md](readings.md).`,
    'Written by `npm run spec-map` from `tests/specification/sections/`; change those files, not this page. A test fails when a file or a test that is named here is gone, when a sentence has no test, and when this page is not what the files say.',
    ...parts.map(chapter),
  ].join('\n\n')
  return format(text, { parser: 'markdown' })
}
