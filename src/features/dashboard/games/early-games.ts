import { marketStatus, sortByOpenTime } from '#domain/market/market.ts'
import { formatResult, parseResult } from '#domain/market/result/result.ts'
import { formatTime, isSameDay } from '#domain/time/dates.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { marketLabelText } from '#messages/market/market.ts'
import { resultInWords } from '#messages/market/result.ts'
import type { KeptGames } from '#platform/first-visit/first-visit.ts'

type Game = KeptGames['games'][number]

/** The moment at which the build draws the samples: noon, wherever it's read. */
export const sampleNow = new Date(2026, 10, 20, 12, 0).getTime()

const sample = (openTime: string, closeTime: string, result: string): Game => ({
  ...{ _id: 'sample-id', gameName: 'Sample name', openTime, closeTime, result },
})

/**
 * A market for each form its card can have. The build draws them (`first-pictures.tsx`); the page's
 * script copies the drawing and replaces the words. Boards of both sizes have a digit and a dot.
 */
export const samples = {
  bettable: sample('13:01', '14:02', '***-*4-567'),
  closed: sample('9:01', '10:02', '***-*4-567'),
  declared: sample('13:01', '14:02', '123-67-124'),
} as const satisfies Record<string, Game>
type Form = keyof typeof samples

/** The form of a market's card, and every text of it that depends on the market. */
function drawingOf(game: Game, now: number) {
  const { label } = marketStatus(game, now)
  const result = parseResult(game.result)
  const board = formatResult(result)
  const form: Form =
    label === 'bettable' ? label : label === 'result-declared' ? 'declared' : 'closed'
  const words = [
    ...[resultInWords(result), board, marketLabelText[label] ?? ''],
    ...[formatTimeOfDay(game.openTime), formatTimeOfDay(game.closeTime)],
    ...[encodeURIComponent(game._id), game.gameName],
  ]
  return { form, words, cells: board.replaceAll('-', '') }
}

/** Replaces words in every text and attribute of a part; none is replaced twice. */
export function replaceWords(
  part: ParentNode,
  before: readonly string[],
  after: readonly string[],
): void {
  const found = new Map(before.map((text, index) => [text, after[index] ?? '']))
  found.delete('')
  const pattern = new RegExp(
    [...found.keys()].map((text) => text.replaceAll(/[^\w\s]/g, String.raw`\$&`)).join('|'),
    'g',
  )
  const replace = (text: string) => text.replace(pattern, (word) => found.get(word) ?? word)
  for (const element of part.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      if (attribute.name !== 'class') attribute.value = replace(attribute.value)
    }
    for (const child of element.childNodes) {
      if (child instanceof Text) child.data = replace(child.data)
    }
  }
}

/** Draws digits and dots, which are no text, as on another board of the same size. */
function drawCells(card: ParentNode, board: Element, cells: string): void {
  for (const [index, cell] of card.querySelectorAll('.dot, [data-digit]').entries()) {
    const char = cells[index] ?? '*'
    const kind = board.querySelector(char === '*' ? '.dot' : '[data-digit]')?.cloneNode() as Element
    if (char !== '*') kind.setAttribute('data-digit', char)
    cell.replaceWith(kind)
  }
}

/**
 * Draws markets and results into the page's picture of home, before the app is there, from what the
 * build has drawn of the samples. The app draws the same over it, and what can be bet on.
 */
export function drawGames(drawn: DocumentFragment, { games, at }: KeptGames, now: number): void {
  const copy = drawn.cloneNode(true) as DocumentFragment
  const list = copy.querySelector('ul')
  const place = document.querySelector('#root section[aria-labelledby=games]')
  // Another day's results would be taken for today's.
  if (!list || !place || !isSameDay(at, now)) return
  const forms = Object.keys(samples)
  const cards = [...list.children]
  const cardOf = (form: Form) => cards[forms.indexOf(form)] as Element
  list.replaceChildren()
  replaceWords(copy, [formatTime(sampleNow)], [formatTime(at)])
  for (const game of sortByOpenTime(games)) {
    const { form, words, cells } = drawingOf(game, now)
    const card = document.createDocumentFragment()
    card.append(cardOf(form).cloneNode(true))
    replaceWords(card, drawingOf(samples[form], sampleNow).words, words)
    card.firstElementChild?.setAttribute('data-market', game._id)
    drawCells(card, cardOf(form === 'bettable' ? form : 'closed'), cells)
    list.append(card)
  }
  place.replaceWith(...copy.children)
}
