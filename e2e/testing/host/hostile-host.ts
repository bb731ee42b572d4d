import type { Page } from '@playwright/test'
import { hostile } from '#tests/testing/hostile.ts'
import type { World } from './world.ts'

export type Flavour = keyof typeof hostile

/** What must stay as it is for the product to show the rest: addresses, times of day, who it is. */
const structure = /^(_id|gameId|token|role|openTime|closeTime|session)$/

/** The same response with `text` in place of every text from the host. */
function spoil(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((item) => spoil(item, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const kept = structure.test(key) && typeof item === 'string'
      return [key, kept ? item : spoil(item, text)]
    }),
  )
}

/** Every call but those for a banner's picture. */
const calls = /^\/api\/(?!banner-settings\/(?!public))/

/**
 * From now on every answer of the host is changed before the browser gets it: by the site, since a
 * browser whose requests Playwright routes doesn't use its cache.
 */
export function changeAnswers(
  { stopCalls }: Pick<World, 'stopCalls'>,
  change: (body: string) => string,
): void {
  for (const method of ['GET', 'POST', 'PUT']) {
    stopCalls(method, calls, async (call) => {
      const { status, body } = await call.carryOut()
      call.answer(status, 'application/json', change(body))
    })
  }
}

/** From now on every answer of the host says `flavour` in all its texts. */
export const makeHostile = (world: Pick<World, 'stopCalls'>, flavour: Flavour): void =>
  changeAnswers(world, (body) => JSON.stringify(spoil(JSON.parse(body), hostile[flavour])))

/** What of the host's texts has become part of the page: nothing may. */
export const injected = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foreign = 'body * script, iframe, object, embed, img[src="x"]'
    const elements = [...document.querySelectorAll(foreign)].map(({ localName }) => localName)
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => ({ element, name, value })),
    )
    const followed = /^(href|src|action|formaction|xlink:href)$/
    const code = attributes.filter(
      ({ name, value }) =>
        name.startsWith('on') || (followed.test(name) && /^\s*javascript:/i.test(value)),
    )
    return [...elements, ...code.map(({ element, name }) => `${name} of ${element.localName}`)]
  })
