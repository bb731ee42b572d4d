import type { OperationName } from '#api/table/table.ts'
import { caseOf, exampleValues, type CaseInput, type FlatCase } from '#contracts/cases/cases.ts'
import { betLimits } from '#domain/bet/bet.ts'
import { isRecord } from '#lib/is-record.ts'
import type { Values } from '../../answer/exchange.ts'

/** What only one player sent, so that it's known again in another's answers. */
export interface Marks {
  texts: Set<string>
  /** By the key it was sent under. */
  amounts: Map<string, Set<number>>
}

const letters = 'bcdfghjkmnpqrstvwxz'
const pick = (text: string) => text[Math.floor(Math.random() * text.length)] ?? ''
const randomDigits = (count: number) =>
  Array.from({ length: count }, () => pick('0123456789')).join('')

/**
 * Turns a case's request into one player's own: names, numbers of accounts and phones, messages and amounts
 * become others of the same form, new ones for each request. What a rule or a state decides stays: a
 * choice, the number of a bet, the id of a game.
 */
export class OwnInput {
  readonly marks: Marks = { texts: new Set(), amounts: new Map() }
  readonly #word = Array.from({ length: 5 }, () => pick(letters)).join('')
  /** The texts of one request: an account's number is sent twice. */
  #texts = new Map<string, string>()
  readonly #values: Values
  readonly #amounts: readonly [least: number, most: number]

  /** `amounts`: by how many rupees more than the case this player's requests ask for. */
  constructor(values: Values, amounts: readonly [least: number, most: number]) {
    this.#values = values
    this.#amounts = amounts
  }

  /** The request of an operation's `full` case, or of another of its cases. */
  of(operation: OperationName, one: FlatCase = caseOf(`${operation}: full`)): CaseInput {
    this.#texts = new Map()
    const examples = Object.entries(exampleValues(one))
    const deep = (value: unknown, key: string): unknown => {
      if (isRecord(value)) {
        return Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [name, deep(inner, name)]),
        )
      }
      if (typeof value === 'number') return this.#amount(value, key)
      if (typeof value !== 'string') return value
      const known = examples.find(([, example]) => example === value)?.[0]
      return known === undefined ? this.#text(value) : (this.#values[known] ?? value)
    }
    return {
      ...one.input,
      ...(one.input.body && { body: deep(one.input.body, '') as Record<string, unknown> }),
    }
  }

  #amount(value: number, key: string): number {
    const [least, most] = this.#amounts
    const more = least + Math.floor(Math.random() * (most - least + 1))
    // The most that can be staked would leave nothing for the other calls.
    const own = (value >= betLimits.max ? betLimits.min : value) + more
    this.marks.amounts.set(key, new Set(this.marks.amounts.get(key)).add(own))
    return own
  }

  #text(text: string): string {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    const own = this.#changed(text)
    this.#texts.set(text, own)
    if (own !== text) this.marks.texts.add(own)
    return own
  }

  #changed(text: string): string {
    if (text.includes('@')) return `${this.#word}.${text}`
    // The first digits of a number say what kind it is.
    if (/\d{6}/.test(text))
      return text.replace(/(?<=\d{2})\d{4,}/, (run) => randomDigits(run.length))
    return text.includes(' ') ? `${text} ${this.#word}` : text
  }
}
