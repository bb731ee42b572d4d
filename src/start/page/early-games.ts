import { homeOrder, isLongList } from '#domain/market/home-order.ts'
import { marketLabel, sortByOpenTime } from '#domain/market/market.ts'
import { nextSession } from '#domain/market/play.ts'
import { formatResult, parseResult, resultPlaces } from '#domain/market/result/result.ts'
import { formatTime } from '#domain/time/dates.ts'
import { isSameIndiaDay } from '#domain/time/india.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { searchRoom } from '#features/dashboard/games/search-room.ts'
import { marketLabelText } from '#messages/en/market/market.ts'
import { resultInWords } from '#messages/market/result.ts'
import { beginningOn } from '#paths'
import type { StoredGames } from './bootstrap.ts'

type Game = StoredGames['games'][number]

/** The forms a market's row can have, in the order in which the build renders them. */
export const rowForms = ['bettable', 'closed', 'declared'] as const

/** The form of a market's row, and every text of it that depends on the market. */
export function rowTexts(game: Game, now: number) {
  const label = marketLabel(game, now)
  const result = parseResult(game.result)
  const board = formatResult(result)
  const form: (typeof rowForms)[number] =
    label === 'bettable' ? label : label === 'result-declared' ? 'declared' : 'closed'
  const words = [
    resultInWords(result),
    board,
    marketLabelText[label] ?? '',
    formatTimeOfDay(game.openTime),
    formatTimeOfDay(game.closeTime),
    encodeURIComponent(game._id),
    game.gameName,
    game._id,
    form === 'bettable' ? beginningOn(nextSession(game, now)) : '',
  ]
  return { form, words, digits: resultPlaces(result) }
}

/** Replaces the placeholders that the build has left ('{2}') with `words`, in texts and attributes. */
function fill(part: ParentNode, words: readonly string[]): void {
  const fillText = (text: string) => text.replace(/\{(\d)\}/g, (_, at: number) => words[at] ?? '')
  for (const element of part.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      if (attribute.name !== 'class') attribute.value = fillText(attribute.value)
    }
    for (const child of element.childNodes) {
      if (child instanceof Text) child.data = fillText(child.data)
    }
  }
}

/**
 * Renders markets and results into the page's prerendered home before the app has loaded, from rows that
 * the build has rendered (`renderSampleRows`). The app later renders the same again, with what can be bet
 * on.
 */
export function renderGames(
  samples: DocumentFragment,
  { games, at }: StoredGames,
  now: number,
): void {
  const copy = samples.cloneNode(true) as DocumentFragment
  const list = copy.querySelector('ul') as Element
  const place = document.querySelector('#root section[aria-labelledby=games]')
  // Results of another day aren't shown, since they would look like today's.
  if (!place || !isSameIndiaDay(at, now)) return
  const sampleRows = [...list.children]
  list.replaceChildren()
  fill(copy, [formatTime(at)])
  if (isLongList(games)) {
    list.before(Object.assign(document.createElement('div'), { className: searchRoom }))
  }
  for (const game of homeOrder(sortByOpenTime(games), now)) {
    const { form, words, digits } = rowTexts(game, now)
    const row = document.createDocumentFragment()
    row.append((sampleRows[rowForms.indexOf(form)] as Element).cloneNode(true))
    fill(row, words)
    for (const [place, part] of row.querySelectorAll('[data-digits]').entries()) {
      part.setAttribute('data-digits', digits[place] ?? '')
    }
    list.append(row)
  }
  place.replaceWith(...copy.children)
}
