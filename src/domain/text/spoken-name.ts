import { latinDigits } from './latin-digits.ts'

const consonants: Record<string, string> = {}
for (const [latin, letters] of Object.entries({
  k: 'कख',
  g: 'गघ',
  n: 'ङञणनंँ',
  c: 'चछ',
  j: 'जझ',
  t: 'टतथठ',
  d: 'डढदध',
  p: 'प',
  f: 'फ',
  b: 'बभ',
  m: 'म',
  y: 'य',
  r: 'रऋृ',
  l: 'लळ',
  v: 'व',
  s: 'शषस',
  h: 'ह',
})) {
  for (const letter of letters) consonants[letter] = latin
}

/** Spellings of the same sound in Latin letters, in this order. */
const spellings: readonly [RegExp, string][] = [
  [/ght/g, 't'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/c(?!h)/g, 'k'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  // 'kh', 'dh', 'sh': what Devanagari writes as one letter.
  [/(?<=[bcdfgjkst])h/g, ''],
  // A vowel, unless one follows: 'day', but not 'kalyan'.
  [/y(?![aeiou])/g, ''],
  [/[aeiou]/g, ''],
]

const hasDevanagari = (text: string) => /[ऀ-ॿ]/u.test(text)

/** Case, accents and everything that is no letter or digit don't count. */
const plain = (text: string) =>
  latinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9ऀ-ॿ]/gu, '')

/** The consonants of a name as it is spoken, in Latin letters: 'Kalyan' and 'कल्याण' are 'klyn'. */
function consonantsOf(text: string): string {
  // The dot above stands for the nasal of the letter that follows: 'मुंबई'.
  const latin = [...plain(text).replaceAll(/[ंँ](?=[पफबभ])/gu, 'म')]
    .map((letter) => consonants[letter] ?? (hasDevanagari(letter) ? '' : letter))
    .join('')
  const spoken = hasDevanagari(text)
    ? latin
    : spellings.reduce((name, [spelling, sound]) => name.replaceAll(spelling, sound), latin)
  // A double letter is one sound.
  return spoken.replaceAll(/(.)\1+/g, '$1')
}

/**
 * Whether what a player looks for is a part of a name. In the letters of the name, it's compared letter
 * by letter; between Latin and Devanagari, by consonants, since vowels are written in many ways.
 */
export function isNamed(name: string, wanted: string): boolean {
  if (hasDevanagari(name) === hasDevanagari(wanted)) return plain(name).includes(plain(wanted))
  return consonantsOf(name).includes(consonantsOf(wanted))
}
