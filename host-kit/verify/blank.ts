/** Blanks each of these secrets in a text, longest first: a shorter one may be part of it. */
export const blank = (text: string, secrets: readonly string[]): string =>
  secrets
    .toSorted((one, other) => other.length - one.length)
    .reduce((clean, secret) => clean.replaceAll(secret, '•••'), text)
