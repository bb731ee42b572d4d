import { format } from 'prettier'
import type { Part, Proof, Sentence } from './sentence.ts'

const escaped = (text: string) => text.replaceAll(/[\\*_<>[\]|]/g, String.raw`\$&`)

/** Text with code in backquotes; everything else is escaped. */
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
    `${count} sentences in our own words: where each is built, and the tests that fail without it. “Sentence 4.12” in a comment means number 4.12 on this page. [readings.md](readings.md) says how we read what the specification leaves open.`,
    '`npm run spec-map` writes this page from `tests/specification/sections/`: change those files, not this page. A test fails if a file or test named here is gone, if a sentence has no test, or if this page is out of date.',
    ...parts.map(chapter),
  ].join('\n\n')
  return format(text, { parser: 'markdown' })
}
