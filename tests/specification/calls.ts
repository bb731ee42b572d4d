import type { Sentence } from './sentence.ts'

type Tests = Sentence['tests']

/** The row is what the table says that was typed from the specification by hand. */
export const inTable: Tests = {
  'contracts/cases/golden-table.test.ts': [
    'the endpoint table says what the specification says, row by row',
  ],
}

/** The real client makes the call. */
export const byClient: Tests = {
  'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
}

/** A call of the host: a row of its area, and what proves more than the row. */
export const call = (area: string, says: string, tests: Tests = byClient): Sentence => ({
  says,
  built: [`src/api/table/${area}.ts`],
  tests: { ...inTable, ...tests },
})
