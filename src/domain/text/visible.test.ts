import { expect, it } from 'vitest'
import { isBlank, withMarks, withoutBlanks } from './visible.ts'

it.each([
  ['nothing', ''],
  ['blanks and a line break', ' \t\n\u00A0\u3000'],
  ['zero-width spaces', '\u200B\u200B'],
  ['joiners', '\u200D\u200C\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['a Braille blank', '\u2800'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['a soft hyphen', '\u00AD'],
  ['marks of direction', '\u200E\u202E\u2066'],
  ['a variation selector', '\uFE0F'],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true)
})

it.each(['.', 'आशा', '\u200Bx\u200B', '❤️', '0'])('"%s" isn’t blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

it('leaves out blanks and what can’t be seen, wherever they stand', () => {
  expect(withoutBlanks(' 5010\u00A00234\u200B5648\u2060 21\u2800')).toBe('50100234564821')
  expect(withoutBlanks('hdfc 000\u200E1234')).toBe('hdfc0001234')
})

it.each([
  ['demo@example', 'demo@example'],
  ['demo\u202E@knab', 'demo[U+202E]@knab'],
  ['\u200Ba b\u00AD@c\u0007', '[U+200B]a b[U+00AD]@c[U+0007]'],
  ['\u{E0001}', '[U+E0001]'],
])('%j is shown as %j', (text, shown) => {
  expect(withMarks(text)).toBe(shown)
})
