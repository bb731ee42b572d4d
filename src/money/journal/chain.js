// @ts-check
// The rules of the journal. They run in the app and, word for word, in every exported file: hence
// plain JavaScript (docs/decisions/0034-journal.md).

/**
 * What the player was told, and when: its number, epoch milliseconds, its kind, what it is about,
 * and what was said about that.
 * @typedef {'receipt' | 'result' | 'rate' | 'balance' | 'history'} Kind
 * @typedef {Record<string, string | number | null>} Value
 * @typedef {[n: number, at: number, kind: Kind, key: string, value: Value]} Row
 */

/**
 * An exported journal. `start`: the hash before its first row. `count` and `head`: how many rows
 * there are, and the hash of the last one. A mark is the beginning of its row's hash.
 * @typedef {{ start: string, count: number, head: string, rows: Row[], marks: string[] }} Exported
 */

/**
 * Texts with names in braces, by `what` or `status` of a row, else by its kind; `names` says values
 * in words.
 * @typedef {{ lines: Record<string, string>, changed: Record<string, string>, names: Record<string, string> }} Sentences
 */

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const money = new Set(['amount', 'balance', 'max', 'min', 'potentialWin', 'won'])
const named = new Set(['session', 'status', 'type'])

/** How much of a hash people read out and compare. */
export const shortHash = (/** @type {string} */ hash) => hash.slice(0, 8)

/**
 * SHA-256, in hex, of the hash before a row and the row as JSON.
 * @param {string} before
 * @param {Row} row
 */
export async function hashOf(before, row) {
  const text = new TextEncoder().encode(before + JSON.stringify(row))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Calculates the chain again. `broken`: the first row that isn't what was written, or the number of
 * rows if some are missing at the end; null if everything is as it was exported.
 * @param {Exported} file
 */
export async function verify({ start, count, head, rows, marks }) {
  const hashes = []
  let hash = start
  let broken = null
  for (const [at, row] of rows.entries()) {
    hash = await hashOf(hash, row)
    hashes.push(hash)
    if (shortHash(hash) !== marks[at]) broken ??= at
  }
  if (count !== rows.length || marks.length !== count || head !== hash) broken ??= rows.length
  return { broken, hashes }
}

/**
 * Whether a bet's record says what its receipt or the record before said, or how it ended.
 * @param {Value} before
 * @param {Value} now
 */
const isProgress = (before, now) =>
  now.status !== 'missing' &&
  before.number === now.number &&
  before.amount === now.amount &&
  before.status === 'pending'

/**
 * Rows that say something else than before, each with the row it contradicts. A new balance and
 * the end of a pending bet are no changes.
 * @param {readonly Row[]} rows
 */
export function changesIn(rows) {
  /** @type {Map<string, Row>} */
  const last = new Map()
  /** @type {Map<Row, Row>} */
  const changes = new Map()
  for (const row of rows) {
    const [, , kind, key, value] = row
    // What the histories say is compared with the receipt.
    const about = `${kind === 'receipt' ? 'history' : kind} ${key}`
    const before = last.get(about)
    last.set(about, row)
    if (kind === 'balance' || kind === 'receipt' || before === undefined) continue
    if (kind !== 'history' || !isProgress(before[4], value)) changes.set(row, before)
  }
  return changes
}

/**
 * A row in words or, with the row it contradicts, what changed.
 * @param {Row} row
 * @param {Sentences} sentences
 * @param {(at: number) => string} say a moment in words
 * @param {Row} [before]
 */
export function describe(row, { lines, changed, names }, say, before) {
  const [, , kind, , value] = row
  const what = value.what ?? value.status ?? kind
  const texts = before ? changed : lines
  const text = texts[what] ?? texts[kind] ?? ''
  return text.replace(/\{(now\.)?(\w+)\}/g, (_, isNow, name) => {
    const of = before && !isNow ? before : row
    if (name === 'at') return say(of[1])
    const told = of[4][name] ?? ''
    if (typeof told === 'number' && money.has(name)) return `₹${rupees.format(told)}`
    return (named.has(name) && names[told]) || String(told)
  })
}
