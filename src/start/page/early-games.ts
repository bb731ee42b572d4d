import { marketLabel, sortByOpenTime } from '#domain/market/market.ts'
import { nextSession } from '#domain/market/play.ts'
import { formatResult, parseResult, resultPlaces } from '#domain/market/result/result.ts'
import { formatTime } from '#domain/time/dates.ts'
import { isSameIndiaDay } from '#domain/time/india.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { marketLabelText } from '#messages/en/market/market.ts'
import { resultInWords } from '#messages/market/result.ts'
import { beginningOn } from '#paths'
import type { StoredGames } from './bootstrap.ts'

type Game = StoredGames['games'][number]

/** The forms a market's card can have, in the order in which the build renders them. */
export const cardForms = ['bettable', 'closed', 'declared'] as const

/** The form of a market's card, and every text of it that depends on the market. */
export function cardTexts(game: Game, now: number) {
  const label = marketLabel(game, now)
  const result = parseResult(game.result)
  const board = formatResult(result)
  const form: (typeof cardForms)[number] =
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
 * Renders markets and results into the page's prerendered home before the app has loaded, from rows and
 * cards that the build has rendered (`renderSampleCards`). The app later renders the same again, with
 * what can be bet on.
 */
export function renderGames(
  samples: DocumentFragment,
  { games, at }: StoredGames,
  now: number,
): void {
  const copy = samples.cloneNode(true) as DocumentFragment
  const lists = copy.querySelectorAll('ul')
  const place = document.querySelector('#root section[aria-labelledby=games]')
  // Results of another day aren't shown, since they would look like today's.
  if (!place || !isSameIndiaDay(at, now)) return
  const sampleRows = [...lists].map((list) => [...list.children])
  for (const list of lists) list.replaceChildren()
  fill(copy, [formatTime(at)])
  for (const game of sortByOpenTime(games)) {
    const { form, words, digits } = cardTexts(game, now)
    for (const [index, list] of lists.entries()) {
      const sample = sampleRows[index]?.[cardForms.indexOf(form)] as Element
      const row = document.createDocumentFragment()
      row.append(sample.cloneNode(true))
      fill(row, words)
      for (const [place, part] of row.querySelectorAll('[data-digits]').entries()) {
        part.setAttribute('data-digits', digits[place] ?? '')
      }
      list.append(row)
    }
  }
  place.replaceWith(...copy.children)
}
