/** A problem found by a rule: a code with the values its sentence needs, never the sentence. */
type Problem = { code: string }

/** A sentence for each code, or a function of its values. A missing one doesn't compile. */
export type Sentences<Found extends Problem> = {
  readonly [Code in Found['code']]: string | ((found: Found & { code: Code }) => string)
}

/** Makes the function that turns a problem into its sentence. */
export function makeFormatter<Found extends Problem>(
  sentences: Sentences<Found>,
): (found: Found) => string {
  return (found) => {
    const sentence: string | ((values: never) => string) = sentences[found.code as Found['code']]
    return typeof sentence === 'string' ? sentence : sentence(found as never)
  }
}

/** The sentence of each field that is wrong. */
export function formatAll<Field extends string, Found>(
  found: { [Key in Field]?: Found },
  format: (found: Found) => string,
): { [Key in Field]?: string } {
  const wrong = Object.entries(found) as [Field, Found][]
  return Object.fromEntries(wrong.map(([field, problem]) => [field, format(problem)])) as {
    [Key in Field]?: string
  }
}
