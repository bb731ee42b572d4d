import { screen, within } from '@testing-library/react'
import { renderApp, type RenderAppOptions } from '../render-app.tsx'

/** The dashboard of the sample player. */
export const showDashboard = (options: RenderAppOptions = {}) => renderApp('/dashboard', options)

/** Answers with this list of games. */
export const games = (...list: object[]) => ({ listGames: () => Response.json(list) })

/** Malwa Day with nothing declared, but for `changes`. */
export const sampleGame = (changes: object = {}) => ({
  _id: 'm',
  gameName: 'Malwa Day',
  openTime: '12:30',
  closeTime: '14:30',
  result: '***-**-***',
  ...changes,
})

/** The row of a market. */
export async function row(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} is in no list`)
  return within(item)
}

/** Where the links of a part lead, in order. */
export const linksOf = (part: Awaited<ReturnType<typeof row>>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'))
