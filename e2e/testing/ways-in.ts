import type { Locator, Page } from '@playwright/test'

/** Puts a text into a field in place of what stands there. */
export type WayIn = (page: Page, field: Locator, text: string) => Promise<void>

const selectAll = async (page: Page, field: Locator) => {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
}

/** Composes a text, a character at a time, as a keyboard with suggestions does: it can't be refused. */
async function compose(page: Page, text: string) {
  const composer = await page.context().newCDPSession(page)
  const characters = [...text]
  for (let count = 1; count <= characters.length; count += 1) {
    const composed = characters.slice(0, count).join('')
    await composer.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    })
  }
  return composer
}

/** The field gets the text as a whole, with the event that `inputType` names or none before it. */
const put = (field: Locator, text: string, inputType: string | null) =>
  field.evaluate(
    (element, [data, type]) => {
      const input = element as HTMLInputElement | HTMLTextAreaElement
      if (type !== null) {
        const before = { inputType: type, data, bubbles: true, cancelable: true }
        if (!input.dispatchEvent(new InputEvent('beforeinput', before))) return
      }
      const prototype = Object.getPrototypeOf(input) as object
      // Not React's own setter, which would take the change for its own.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, data)
      const after = type === null ? { bubbles: true } : { inputType: type, data, bubbles: true }
      input.dispatchEvent(
        type === null ? new Event('input', after) : new InputEvent('input', after),
      )
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [text, inputType] as const,
  )

/** How a text gets into a field. */
export const waysIn = {
  async keys(page, field, text) {
    await selectAll(page, field)
    await page.keyboard.type(text)
  },
  async composed(page, field, text) {
    await selectAll(page, field)
    const composer = await compose(page, text)
    await composer.send('Input.insertText', { text })
  },
  /** The composition is ended by whatever takes the focus. */
  async 'composed and left'(page, field, text) {
    await selectAll(page, field)
    await compose(page, text)
  },
  async pasted(page, field, text) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await selectAll(page, field)
    await page.keyboard.press('ControlOrMeta+v')
  },
  /** A password manager: no keys, only the value and its event. */
  filled: (_, field, text) => put(field, text, null),
  /** A suggestion that replaces what was typed. */
  async replaced(_, field, text) {
    await field.focus()
    await put(field, text, 'insertReplacementText')
  },
} satisfies Record<string, WayIn>

export type WayName = keyof typeof waysIn
export const wayNames = Object.keys(waysIn) as WayName[]
