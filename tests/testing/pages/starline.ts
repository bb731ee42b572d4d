import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderApp, type RenderAppOptions } from '../render-app.tsx'

/** The Starline screen, for the sample player. */
export const openStarline = (options: RenderAppOptions = {}) =>
  renderApp('/starline-gaming', options)

/** A Starline game as a host sends it: open at 1:42 PM. */
export const sampleStarlineGame = (part: object = {}) => ({
  _id: 'g1',
  gameName: 'Starline Two',
  gameNameHindi: 'दो बजे',
  openTime: '14:00',
  isActive: true,
  currentStatus: 'open',
  result: '***',
  ...part,
})

/** The response with these games. */
export const starlineGamesAnswer = (...list: object[]) => ({
  listStarlineGames: () => Response.json({ success: true, data: { games: list } }),
})

/** The cards on screen, once there are any. */
export async function starlineCards() {
  await screen.findAllByRole('button', { name: /^Play Game/ })
  return within(screen.getByRole('region', { name: 'Games' })).getAllByRole('listitem')
}

/** The card whose title is this time. */
export const cardOf = async (time: string) =>
  (await starlineCards()).find((card) => within(card).queryByText(time)) as HTMLElement

/** Presses Play Game on the card of this time. */
export async function playAt(user: UserEvent, time: string) {
  await user.click(within(await cardOf(time)).getByRole('button', { name: /^Play Game/ }))
}
