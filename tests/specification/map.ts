import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './sentence.ts'

const files = readdirSync(join(import.meta.dirname, 'sections'))
const parts = await Promise.all(
  files.map(async (file) => {
    const { part } = (await import(`./sections/${file}`)) as { part: Part }
    return part
  }),
)

const firstNumber = ({ sentences }: Part) =>
  Object.keys(sentences)[0]?.split('.').map(Number) ?? [0, 0]

/** The specification as this repository knows it, part by part, in the order of its numbers. */
export const specification: readonly Part[] = parts.toSorted((one, other) => {
  const [section = 0, sentence = 0] = firstNumber(one)
  const [otherSection = 0, otherSentence = 0] = firstNumber(other)
  return section - otherSection || sentence - otherSentence
})
