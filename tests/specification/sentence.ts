/** The title of a test or group, with its groups where the title alone is not unique. */
export type TestTitle = string

/** A test that fails without a sentence; a text of its table where only that row proves it. */
export type Proof = TestTitle | readonly [title: TestTitle, row: string]

/** One sentence of the specification, or one cell of its tables. */
export interface Sentence {
  /** In our own words, one line. */
  says: string
  /** Files that do it. */
  built: readonly string[]
  /** Tests that fail without it, by file. */
  tests: Readonly<Record<string, readonly Proof[]>>
}

/** A part of a section of the specification: sentences by number, such as '4.12'. */
export interface Part {
  section: string
  title: string
  sentences: Readonly<Record<string, Sentence>>
}
