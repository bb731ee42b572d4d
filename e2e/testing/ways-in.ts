import type { Locator, Page } from '@playwright/test'

/** Replaces the text of a field. */
export type WayIn = (page: Page, field: Locator, text: string) => Promise<void>

const selectAll = async (page: Page, field: Locator) => {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
}

/** Composes a text, a character at a time, as a keyboard with suggestions does. A page can't prevent it. */
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

/**
 * Sets a field's whole text at once. With an `inputType`, its `beforeinput` event comes first, and a page
 * may prevent it; with null there is none.
 */
const setText = (field: Locator, text: string, inputType: string | null) =>
  field.evaluate(
    (element, [data, type]) => {
      const input = element as HTMLInputElement | HTMLTextAreaElement
      if (type !== null) {
        const before = { inputType: type, data, bubbles: true, cancelable: true }
        if (!input.dispatchEvent(new InputEvent('beforeinput', before))) return
      }
      const prototype = Object.getPrototypeOf(input) as object
      // Not React's own setter: React would take the change for its own, and ignore the event.
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
  /** The composition isn't ended here: it ends when the focus moves on. */
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
  filled: (_, field, text) => setText(field, text, null),
  /** A suggestion that replaces what was typed. */
  async replaced(_, field, text) {
    await field.focus()
    await setText(field, text, 'insertReplacementText')
  },
} satisfies Record<string, WayIn>

export type WayName = keyof typeof waysIn
export const wayNames = Object.keys(waysIn) as WayName[]
