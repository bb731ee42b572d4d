import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseResult } from '../market/result/result.ts'
import { sessions, type Session } from '../market/session.ts'
import { betTypeList, type BetTypeId } from './bet-types.ts'
import { betChances } from './chances.ts'
import { settleBet } from './settlement.ts'

/* The rules once more, by hand: nothing here comes from the code that is tested. */

/** Every panna a draw can bring, with how often it's drawn: digits ascending, 0 counts as ten. */
const draws: { panna: string; digit: string; share: number }[] = []
for (let one = 1; one <= 10; one += 1) {
  for (let two = one; two <= 10; two += 1) {
    for (let three = two; three <= 10; three += 1) {
      const same = new Set([one, two, three]).size
      draws.push({
        panna: `${one % 10}${two % 10}${three % 10}`,
        digit: String((one + two + three) % 10),
        share: same === 3 ? 0.006318 : same === 2 ? 0.002669 : 0.000165,
      })
    }
  }
}
/** How many different digits a panna of a bet type has; 0 for what isn't one panna. */
const differentDigits = {
  single: 0,
  jodi: 0,
  singlePanna: 3,
  doublePanna: 2,
  triplePanna: 1,
  halfSangam: 0,
  fullSangam: 0,
} satisfies Record<BetTypeId, number>

type Draw = (typeof draws)[number]

/** What wins a bet type when these two pannas are drawn. */
function winner(betType: BetTypeId, session: Session, open: Draw, close: Draw): string {
  const own = session === 'open' ? open : close
  const other = session === 'open' ? close : open
  if (betType === 'single') return own.digit
  if (betType === 'jodi') return open.digit + close.digit
  if (betType === 'halfSangam') return `${own.digit}-${other.panna}`
  if (betType === 'fullSangam') return `${open.panna}-${close.panna}`
  return own.panna
}

/** The four ways in which half of a result can be written on its way. */
const forms = ['nothing', 'digit', 'panna', 'both'] as const
type Form = (typeof forms)[number]

/** Half of a result as the host writes it, and the draws that it still leaves. */
function declare(form: Form, { panna, digit }: Draw) {
  const isLeft = {
    nothing: () => true,
    digit: (draw: Draw) => draw.digit === digit,
    panna: (draw: Draw) => draw.panna === panna,
    both: (draw: Draw) => draw.panna === panna,
  }[form]
  return {
    panna: form === 'panna' || form === 'both' ? panna : '***',
    digit: form === 'digit' || form === 'both' ? digit : '*',
    left: draws.filter(isLeft),
  }
}

const rate = { min: 10, max: 100 }
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values)
const draw = oneOf(draws)

/** A number that can be drawn, often one that is declared. */
function numberOf(betType: BetTypeId, open: Draw, close: Draw) {
  const some = fc.oneof(draw, oneOf([open, close]))
  const kind = differentDigits[betType]
  if (kind > 0) {
    const ofKind = draws.filter(({ panna }) => new Set(panna).size === kind)
    const declared = [open, close].filter(({ panna }) => new Set(panna).size === kind)
    const pannas = declared.length > 0 ? fc.oneof(oneOf(ofKind), oneOf(declared)) : oneOf(ofKind)
    return pannas.map(({ panna }) => panna)
  }
  return fc.tuple(some, some).map(([one, two]) => {
    if (betType === 'single') return one.digit
    if (betType === 'jodi') return one.digit + two.digit
    return betType === 'halfSangam' ? `${one.digit}-${two.panna}` : `${one.panna}-${two.panna}`
  })
}

const pairs = forms.flatMap((open) => forms.map((close) => ({ open, close })))
const cases = pairs.flatMap((form) => betTypeList.map(({ id }) => ({ ...form, id })))

it.each(cases)('$id, open $open, close $close: the odds are the count', ({ open, close, id }) => {
  const bets = fc.tuple(draw, draw, oneOf(sessions)).chain(([first, last, session]) =>
    numberOf(id, first, last).map((number) => ({
      session,
      number,
      open: declare(open, first),
      close: declare(close, last),
    })),
  )
  fc.assert(
    fc.property(bets, ({ session, number, ...halves }) => {
      const text = `${halves.open.panna}-${halves.open.digit}${halves.close.digit}-${halves.close.panna}`
      const result = parseResult(text)
      let [won, all] = [0, 0]
      for (const first of halves.open.left) {
        for (const last of halves.close.left) {
          const share = first.share * last.share
          all += share
          if (winner(id, session, first, last) === number) won += share
        }
      }
      const bet = { betType: id, session: id === 'fullSangam' ? null : session }
      const found = betChances({ ...bet, number }, result)
      // Lost for certain, and only then.
      expect([text, number, found.lostTo.length > 0]).toEqual([text, number, won === 0])
      // The published chances add up to 1.00002.
      expect(Math.abs(found.chance - won / all)).toBeLessThanOrEqual(1e-4 * found.chance)
      // Settled as soon as no two draws that are left make different numbers win.
      const { status } = settleBet({ ...bet, betNumber: number, betAmount: 10 }, result, rate)
      const winners = new Set(
        halves.open.left
          .slice(0, 30)
          .flatMap((first) =>
            halves.close.left.slice(0, 30).map((last) => winner(id, session, first, last)),
          ),
      )
      const ended = winners.has(number) ? 'won' : 'lost'
      expect([text, status]).toEqual([text, winners.size === 1 ? ended : 'pending'])
    }),
    { numRuns: open === 'nothing' && close === 'nothing' ? 20 : 40 },
  )
})
