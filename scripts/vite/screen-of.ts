import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicRoutes } from '../../src/paths.ts'

/** Where the file of each screen is named. */
export const SCREENS = 'src/app/routing/screens.tsx'
const SCREEN = /(\w+): async \(\) =>\s*\(await import\('#([^']+)'\)/g

/** The file of the screen with this route's name. */
export function screenOf(root: string, route: string): string {
  const source = readFileSync(join(root, SCREENS), 'utf8')
  const found = [...source.matchAll(SCREEN)].find(([, name]) => name === route)
  if (found === undefined) throw new Error(`${SCREENS} does not import the screen of ${route}.`)
  return `src/${found[2]}`
}

/** The files of the screens that open without a login. */
export const publicScreens = (root: string): string[] =>
  publicRoutes.map((route) => screenOf(root, route))
