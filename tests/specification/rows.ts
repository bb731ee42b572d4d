import type { Sentence } from './sentence.ts'

/** A test with a table, for the sentences that some of its rows prove. */
export const rowsOf =
  (file: string, title: string) =>
  (...rows: string[]): Sentence['tests'] => ({ [file]: rows.map((row) => [title, row] as const) })
