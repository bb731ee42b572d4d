import { latinDigits } from '#domain/text/latin-digits.ts'

/**
 * Lays digits into groups with a hyphen between them: '5123' in [1, 3] is '5-123'.
 * Drops anything but digits, and what doesn't fit; writes a hyphen only when a
 * digit follows, so that the delete key never gets stuck.
 */
export function groupDigits(text: string, groups: readonly number[]): string {
  const digits = latinDigits(text).replace(/\D/g, '')
  const parts: string[] = []
  let start = 0
  for (const size of groups) {
    if (start >= digits.length) break
    parts.push(digits.slice(start, start + size))
    start += size
  }
  return parts.join('-')
}
