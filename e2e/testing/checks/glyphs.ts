import type { Page } from '@playwright/test'

/**
 * Characters in the page for which no font has a glyph. They are found by their picture: it's the same
 * box that a character outside of Unicode gets.
 */
export const missingGlyphs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The characters on the page, by the font that they have. */
    const charactersByFont = new Map<string, Set<string>>()
    const note = (text: string, { fontWeight, fontFamily }: CSSStyleDeclaration) => {
      const font = `${fontWeight} 24px ${fontFamily}`
      const characters = charactersByFont.get(font) ?? new Set()
      for (const each of text) characters.add(each)
      charactersByFont.set(font, characters)
    }
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility()) continue
      const style = getComputedStyle(element)
      for (const node of element.childNodes) if (node instanceof Text) note(node.data, style)
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        note(element.value + element.placeholder, style)
      }
      for (const part of ['::before', '::after']) {
        const partStyle = getComputedStyle(element, part)
        if (partStyle.content.startsWith('"')) note(partStyle.content, partStyle)
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
    return [...charactersByFont].flatMap(([font, characters]) => {
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
