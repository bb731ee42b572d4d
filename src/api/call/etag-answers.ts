/** The last answer of a read that came with an ETag, as it was understood. */
interface EtagAnswer {
  etag: string
  value: unknown
  /** What was wrong with each item that was left out. */
  dropped: readonly string[]
}

/** Answers with an ETag by path, of one token: those to another one are forgotten. */
export type EtagAnswers = (token: string | null) => Map<string, EtagAnswer>

/** Keeps the answers of one client that came with an ETag. */
export function createEtagAnswers(): EtagAnswers {
  const answers = new Map<string, EtagAnswer>()
  let answeredTo: string | null = null
  return (token) => {
    if (token !== answeredTo) answers.clear()
    answeredTo = token
    return answers
  }
}
