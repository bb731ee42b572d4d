import type { Page } from '@playwright/test'

/**
 * Characters in the page that no font has a glyph for: they are drawn as the box that stands for a
 * missing one, as is a character that Unicode has not given out.
 */
export const missingGlyphs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What is drawn, by the font it is drawn with. */
    const drawn = new Map<string, Set<string>>()
    const note = (text: string, { fontWeight, fontFamily }: CSSStyleDeclaration) => {
      const font = `${fontWeight} 24px ${fontFamily}`
      const characters = drawn.get(font) ?? new Set()
      for (const each of text) characters.add(each)
      drawn.set(font, characters)
    }
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility()) continue
      const look = getComputedStyle(element)
      for (const node of element.childNodes) if (node instanceof Text) note(node.data, look)
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        note(element.value + element.placeholder, look)
      }
      for (const part of ['::before', '::after']) {
        const added = getComputedStyle(element, part)
        if (added.content.startsWith('"')) note(added.content, added)
      }
    }

    const size = 48
    const pen = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
    if (!pen) return ['nothing can be drawn']
    const pictureOf = (character: string, font: string) => {
      pen.clearRect(0, 0, size, size)
      pen.font = font
      pen.fillText(character, size / 4, size / 2)
      return new Uint32Array(pen.getImageData(0, 0, size, size).data.buffer)
    }
    return [...drawn].flatMap(([font, characters]) => {
      const missing = pictureOf('\u{378}', font)
      return [...characters]
        .filter((each) => !/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(each))
        .filter((each) => {
          const picture = pictureOf(each, font)
          return missing.every((pixel, at) => pixel === picture[at])
        })
        .map((each) => `${each} (U+${each.codePointAt(0)?.toString(16)}) in ${font}`)
    })
  })
