import { describe, expect, it } from 'vitest'
import { pages } from '#platform/language/languages.ts'

type Modules = Record<string, Record<string, unknown>>

const all: Modules = import.meta.glob(['./*/*/*.ts', '!./**/*.test.ts'], { eager: true })

/** The files of a language by path from its folder. */
const filesOf = (language: string): Modules =>
  Object.fromEntries(
    Object.entries(all).flatMap(([path, file]) =>
      path.startsWith(`./${language}/`) ? [[path.slice(`./${language}`.length), file]] : [],
    ),
  )
const english = filesOf('en')
const others = Object.keys(pages).filter((language) => language !== 'en')

type Sentence = string | ((...values: unknown[]) => string)

/** Every sentence of a file by its place: 'betMessages receipt title'. */
function sentencesOf(value: unknown, place = ''): [string, Sentence][] {
  if (typeof value === 'string' || typeof value === 'function') return [[place, value as Sentence]]
  return Object.entries(value ?? {}).flatMap(([key, part]) => sentencesOf(part, `${place} ${key}`))
}

const marks = ['①', '②', '③', '④', '⑤']

/** The values of sentences that take more than texts and numbers, by the end of their place. */
const values: Record<string, readonly unknown[][]> = {
  formatDepositProblem: [[{ code: 'below-minimum', minimum: '①' }]],
  formatWithdrawalProblem: [[{ code: 'below-minimum', minimum: '①' }]],
  formatBetProblem: [
    [{ code: 'below-minimum', minimum: '①' }],
    [{ code: 'above-maximum', maximum: '①' }],
    [{ code: 'wrong-panna-kind', detected: 'single', chosen: 'triple' }],
  ],
  formatStarlineBetProblem: [[{ code: 'invalid-number' }]],
  formatSafePlayProblem: [
    [{ code: 'over', kind: 'stake', span: 'day', left: 120, amount: 500, until: 0 }],
  ],
  formatPayoutProblem: [[{ code: 'mobile-invalid' }]],
  formatAccountProblem: [[{ code: 'new-password-too-short' }]],
  formatPlayProblem: [[{ code: 'all-declared' }]],
  formatTiming: [['open', true]],
  validationError: [[marks]],
  twiceExplanation: [
    ['①', marks],
    ['①', ['②']],
  ],
  twiceToSupport: [
    ['①', marks],
    ['①', []],
  ],
  fix: [[['①']], [marks]],
  lostTo: [['①', 'openDigit', '②']],
  wonOn: [['①', marks]],
  'resultSheetMessages all': [[marks]],
  'betMeaningMessages digit': [['close', '①']],
  'betMeaningMessages panna': [['open', '①']],
  'statementMessages bet': [['①', '②', 'close'], marks, ['①', '②', null]],
  'betMessages number digitWins': [['close']],
  'betMessages number addsTo': [['①', 'close', '②']],
  'betMessages number partsOf': [marks],
  changePart: [marks],
  news: [['①', 'close', '②']],
  thisIs: [['triple']],
  'starlineMessages draw': [marks],
}

/** A sentence with a mark for each value it takes, and with 1, nothing and null for each in turn. */
function fillIn(sentence: Sentence, place: string, taken: number): string[] {
  if (typeof sentence === 'string') return [sentence]
  const special = Object.keys(values).find((end) => place.endsWith(` ${end}`))
  if (special) return (values[special] ?? []).map((tuple) => sentence(...tuple))
  const plain: unknown[] = marks.slice(0, taken)
  const others = plain.flatMap((_, at) => [1, '', null].map((other) => plain.with(at, other)))
  return [plain, ...others].map((tuple) => sentence(...tuple))
}

/** Values that are filled in later, such as in an exported file. */
const braces = /\{[\w.]+\}/g

/** What stays Latin in a text in Devanagari: names, and a value that was null. */
const names =
  /[a-z]{2}-IN[-\w]*|JavaScript|Android System WebView|Chrome|UPI|QR|ID|IFSC|WhatsApp|PhonePe|Google Pay|Paytm|Share|Add to Home Screen|null/g

describe.each(others)('in %s', (language) => {
  const translated = filesOf(language)

  it('every file of English words has its own', () => {
    expect(Object.keys(translated)).toEqual(Object.keys(english))
  })

  it.each(Object.keys(english))('%s says all that it says in English', (path) => {
    const originals = new Map(sentencesOf(english[path]))
    const sentences = new Map(sentencesOf(translated[path]))
    expect([...sentences.keys()]).toEqual([...originals.keys()])
    for (const [place, sentence] of sentences) {
      const source = originals.get(place) ?? ''
      const inEnglish = fillIn(source, place, source.length)
      for (const [at, text] of fillIn(sentence, place, source.length).entries()) {
        const original = inEnglish[at] ?? ''
        const marked = (text: string) => [
          ...marks.filter((mark) => text.includes(mark)),
          ...(text.match(braces) ?? []).toSorted(),
        ]
        expect(marked(text), place).toEqual(marked(original))
        const own = text.replaceAll(braces, '').replaceAll(names, '')
        expect(own, place).not.toMatch(/[a-z]/i)
        // A stroke ends a sentence in Devanagari; dots say that something goes on, one shortens 'Ref.'.
        expect(own.replaceAll(/\.\.\.|रेफ\./g, ''), place).not.toContain('.')
        const isNamed = !/[a-z]/i.test(original.replaceAll(names, ''))
        expect(isNamed || /\p{Script=Devanagari}/u.test(text), place).toBe(true)
      }
    }
  })
})
