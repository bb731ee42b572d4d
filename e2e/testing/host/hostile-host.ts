import type { Page } from '@playwright/test'
import { hostile } from '#tests/testing/answers.ts'
import type { JourneyBackend } from './journey-backend.ts'

const { link, script, image, rtl, long } = hostile

/** All hostile texts in one. The address comes first, so that a link to it would contain the rest. */
export const hostileText = `${link} ${script}${image} ${rtl} ${long}`

/** Fields that stay as they are, since the client couldn't show the rest without them. */
const structure = /^(_id|gameId|token|role|openTime|closeTime|session)$/

/** The same response with the hostile text in place of every text from the host. */
function spoil(value: unknown): unknown {
  if (typeof value === 'string') return hostileText
  if (Array.isArray(value)) return value.map(spoil)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const isStructure = structure.test(key) && typeof item === 'string'
      return [key, isStructure ? item : spoil(item)]
    }),
  )
}

/** Every call but those for a banner's picture. */
const calls = /^\/api\/(?!banner-settings\/(?!public))/

/**
 * From now on every answer of the host says this in all its texts, and absurd amounts if `isRich`. The
 * site changes them, since a browser whose requests Playwright routes doesn't use its cache.
 */
export function makeHostile(
  { stopCalls }: Pick<JourneyBackend, 'stopCalls'>,
  isRich = false,
): void {
  for (const method of ['GET', 'POST', 'PUT']) {
    stopCalls(method, calls, async (call) => {
      const { status, body } = await call.carryOut()
      const spoiledText = JSON.stringify(spoil(JSON.parse(body)))
      const amount = /:-?\d+(\.\d+)?(?=[,}])/g
      const answer = isRich ? spoiledText.replaceAll(amount, ':123456789012345') : spoiledText
      call.answer(status, 'application/json', answer)
    })
  }
}

/** Elements and attributes that the host's texts have put into the page: there must be none. */
export const injected = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foreign = 'body * script, iframe, object, embed, img[src="x"]'
    const elements = [...document.querySelectorAll(foreign)].map(({ localName }) => localName)
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => ({ element, name, value })),
    )
    const addressAttributes = /^(href|src|action|formaction|xlink:href)$/
    const code = attributes.filter(
      ({ name, value }) =>
        name.startsWith('on') || (addressAttributes.test(name) && /^\s*javascript:/i.test(value)),
    )
    return [...elements, ...code.map(({ element, name }) => `${name} of ${element.localName}`)]
  })
