import type { Part } from './sentence.ts'

const files = import.meta.glob<{ part: Part }>('./section-*.ts', { eager: true })

const firstNumber = ({ sentences }: Part) =>
  Object.keys(sentences)[0]?.split('.').map(Number) ?? [0, 0]

/** The specification as this repository knows it, part by part, in the order of its numbers. */
export const specification: readonly Part[] = Object.values(files)
  .map(({ part }) => part)
  .toSorted((one, other) => {
    const [section = 0, sentence = 0] = firstNumber(one)
    const [otherSection = 0, otherSentence = 0] = firstNumber(other)
    return section - otherSection || sentence - otherSentence
  })
