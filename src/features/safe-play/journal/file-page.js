// @ts-check
// The page of an exported journal. It stands in the file as written here, after the chain's rules
// and instead of this import (export-journal.ts).
import { changesIn, describe, shortHash, verify } from '#money/journal/chain.js'

/** @import { Exported } from '#money/journal/chain.js' */
/** @import { FileWords } from './export-journal.ts' */

/** @returns {HTMLElement} */
const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id))

/** @type {FileWords} */
const words = JSON.parse(part('words').textContent ?? '')
/** With seconds, and the day first. */
const say = (/** @type {number} */ at) => new Date(at).toLocaleString(words.lang)
/** @type {(text: string, values: Record<string, string | number>) => string} */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))

/** Adds an element with a text, which is never read as markup. */
function add(/** @type {Element} */ to, /** @type {string} */ tag, text = '', look = '') {
  const element = document.createElement(tag)
  element.textContent = text
  element.className = look
  return to.appendChild(element)
}

async function unpack() {
  const packed = atob((part('data').textContent ?? '').trim())
  const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return /** @type {Promise<Exported>} */ (new Response(stream).json())
}

function verdict(/** @type {string} */ text, /** @type {boolean} */ good) {
  part('verdict').textContent = text
  part('verdict').className = good ? 'good' : 'bad'
}

/** Says up to where the entries are as they were when somebody got their code. */
function askForCode(/** @type {Exported} */ { rows }, /** @type {string[]} */ hashes) {
  const label = add(part('code'), 'label', words.enterCode)
  const field = /** @type {HTMLInputElement} */ (add(label, 'input'))
  const answer = add(part('code'), 'p')
  answer.setAttribute('role', 'status')
  field.addEventListener('input', () => {
    const code = field.value.trim().toLowerCase()
    const found = rows[hashes.findIndex((hash) => shortHash(hash) === code)]
    const text = found ? fill(words.hasCode, { n: found[0] + 1 }) : words.noCode
    answer.textContent = code.length < 8 ? '' : text
    answer.className = found ? 'good' : 'bad'
  })
}

function list(/** @type {Exported} */ { rows, marks }, /** @type {number | null} */ broken) {
  const changes = changesIn(rows)
  add(part('changes'), 'h2', words.changes)
  if (changes.size === 0) add(part('changes'), 'p', words.noChanges)
  const changed = add(part('changes'), 'ul')
  for (const [row, before] of changes) {
    add(changed, 'li', describe(row, words.sentences, say, before), 'bad')
  }
  add(part('entries'), 'h2', words.entries)
  const all = document.createElement('ol')
  for (const [at, row] of [...rows.entries()].toReversed()) {
    const item = add(all, 'li', '', broken !== null && at >= broken ? 'bad' : '')
    add(item, 'small', `${row[0] + 1} · ${say(row[1])} · ${marks[at]}`)
    add(item, 'p', describe(row, words.sentences, say))
  }
  part('entries').append(all)
}

async function open() {
  verdict(words.checking, true)
  const file = await unpack()
  const { broken, hashes } = await verify(file)
  const n = (file.rows[broken ?? 0]?.[0] ?? 0) + 1
  if (broken === null) verdict(words.intact, true)
  else verdict(broken < file.rows.length ? fill(words.broken, { n }) : words.cut, false)
  part('count').textContent = fill(words.count, { n: file.count, code: shortHash(file.head) })
  askForCode(file, hashes)
  list(file, broken)
}

document.title = words.title
part('title').textContent = words.title
part('limit').textContent = words.limit
// Otherwise the page says that it needs a newer browser.
if (globalThis.crypto?.subtle && globalThis.DecompressionStream) {
  open().catch(() => verdict(words.damaged, false))
}
