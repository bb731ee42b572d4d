const digit = /\p{Nd}/u

/** The text with digits of any script as 0 to 9: '५०', '૫૦' and '௫௦' are '50'. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (char) => {
    const code = char.codePointAt(0) ?? 0
    let zero = code
    // Unicode keeps the ten digits of a script together, 0 first; several tens may follow each other.
    while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}
