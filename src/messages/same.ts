/**
 * The shape a second language has to fill: every key of the English words, any text for a text, and
 * the same values for a sentence with values. A sentence that's missing doesn't compile.
 */
export type Same<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : { readonly [Key in keyof Words]: Same<Words[Key]> }
