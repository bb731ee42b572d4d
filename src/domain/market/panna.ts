import type { MarketResult } from './result/result.ts'

/** How many digits of a panna are the same: none, two, or all three. */
export type PannaKind = 'single' | 'double' | 'triple'

/** The order in which pannas are written: ascending with 0 last. */
const writtenOrder = '1234567890'

const isThreeDigits = (text: string) => /^\d{3}$/.test(text)

const rank = (digit: string) => writtenOrder.indexOf(digit)

/** The kind of a panna by its digits in any order, or `null` unless it has three. */
export function classifyPanna(digits: string): PannaKind | null {
  if (!isThreeDigits(digits)) return null
  const distinct = new Set(digits).size
  return distinct === 1 ? 'triple' : distinct === 2 ? 'double' : 'single'
}

/**
 * The panna as results are written: ascending with 0 last, so 321 is 123 and 055 is 550.
 * Anything but three digits is returned unchanged.
 */
export function canonicalPanna(digits: string): string {
  if (!isThreeDigits(digits)) return digits
  return [...digits].sort((a, b) => rank(a) - rank(b)).join('')
}

/** Whether the text is one of the 220 pannas that can be drawn. */
export function isCanonicalPanna(digits: string): boolean {
  return isThreeDigits(digits) && canonicalPanna(digits) === digits
}

/** The sum of the digits of a number: 11 for 128. */
export const digitSum = (digits: string): number =>
  [...digits].reduce((sum, digit) => sum + Number(digit), 0)

/** A panna's digit: the last digit of the sum of its digits. '' unless three digits. */
export function pannaDigit(digits: string): string {
  return isThreeDigits(digits) ? String(digitSum(digits) % 10) : ''
}

function generatePannas(): string[] {
  const order = [...writtenOrder]
  const pannas = order.flatMap((first, i) =>
    order
      .slice(i)
      .flatMap((second, j) => order.slice(i + j).map((third) => first + second + third)),
  )
  return pannas.sort()
}

let everyPanna: readonly string[] | undefined

/** The 220 pannas that can be drawn, or those of one kind (120, 90, 10), in ascending order. */
export function allPannas(kind?: PannaKind): readonly string[] {
  everyPanna ??= generatePannas()
  return kind === undefined
    ? everyPanna
    : everyPanna.filter((panna) => classifyPanna(panna) === kind)
}

/** The pannas of one kind that add to `digit`: the quick picks of the bet screen. */
export function pannasByDigit(kind: PannaKind, digit: string): readonly string[] {
  return allPannas(kind).filter((panna) => pannaDigit(panna) === digit)
}

/** The result that follows from the drawn pannas: each panna decides its digit. */
export function resultFromPannas(openPana: string | null, closePana: string | null): MarketResult {
  return {
    openPana,
    openDigit: openPana === null ? null : pannaDigit(openPana),
    closeDigit: closePana === null ? null : pannaDigit(closePana),
    closePana,
  }
}

/** Everything that is known of a result: a declared panna also decides its digit. */
export function everythingKnown(result: MarketResult): MarketResult {
  const { openPana, closePana } = result
  return {
    ...result,
    openDigit: result.openDigit ?? (openPana === null ? null : pannaDigit(openPana)),
    closeDigit: result.closeDigit ?? (closePana === null ? null : pannaDigit(closePana)),
  }
}
