import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, CDPSession>()

/** Text of another size, as the player sets it in the browser; 100 is the usual one. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, devtools)
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 }
  await devtools.send('Page.setFontSizes', { fontSizes })
}

/** Text twice as large. */
export const doubleText = (page: Page): Promise<void> => setTextSize(page, 200)

/**
 * Texts that are cut off: by a box that hides what does not fit, or by the edge of the screen. Above
 * and below it is the ink that counts: glyphs may be higher or lower than their line, and Devanagari
 * has signs on both sides. What is only for screen readers, and what can be scrolled to, is not meant.
 */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return ['nothing can be measured']
    // Positions are rounded to whole pixels, twice.
    const slack = 1
    // What's only drawn when seen has its real height from then on; it hides what is outside of it.
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(each).contentVisibility !== 'auto') continue
      each.style.contentVisibility = 'visible'
      each.style.contain = 'paint'
    }

    /** What hides a part of the ink in `box`, from the text's element up. */
    function hiddenBy(
      text: Element,
      box: Record<'left' | 'right' | 'top' | 'bottom', number>,
    ): string | null {
      // Waits outside of the screen until it is focused.
      if (box.right < 0 || box.bottom < 0) return null
      // What is further down the page is reached by scrolling, once no sheet keeps it from that.
      for (let each: Element | null = text; each && each !== document.documentElement;) {
        const { overflowX, overflowY, clipPath, contain, position } = getComputedStyle(each)
        const { left, right, top, width, height } = each.getBoundingClientRect()
        // Only for screen readers.
        if (width <= 1 || height <= 1 || clipPath !== 'none') return null
        const scrolls = /auto|scroll/.test(overflowY)
        const hidesX = /hidden|clip/.test(overflowX)
        const hidesY =
          scrolls || /hidden|clip/.test(overflowY) || /paint|content|strict/.test(contain)
        const start = top + each.clientTop - (scrolls ? each.scrollTop : 0)
        const end = start + (scrolls ? each.scrollHeight : each.clientHeight)
        const isCut =
          (hidesX && (box.left < left - slack || box.right > right + slack)) ||
          (hidesY && (box.top < start - slack || box.bottom > end + slack))
        if (isCut) return each.className || each.tagName
        if (/auto|scroll/.test(overflowX)) return null
        if (scrolls || position === 'fixed') break
        each =
          position === 'absolute' && each instanceof HTMLElement
            ? each.offsetParent
            : each.parentElement
      }
      const isOnScreen = box.left >= -slack && box.right <= innerWidth + slack
      return isOnScreen ? null : 'the edge of the screen'
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !element.checkVisibility({ opacityProperty: true })) continue
      // The shorthand of all of it is empty where digits have one width.
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const ink = pen.measureText(text)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, width } of range.getClientRects()) {
        const baseline = top + ink.fontBoundingBoxAscent
        const box = {
          left,
          right,
          top: baseline - ink.actualBoundingBoxAscent,
          bottom: baseline + ink.actualBoundingBoxDescent,
        }
        const by = width > 0 ? hiddenBy(element, box) : null
        if (by !== null) found.add(`"${text}" is cut off by ${by}`)
      }
    }
    return [...found]
  })

/**
 * Words, and halves of mobile numbers, that are cut in two at the end of a line. Addresses may be:
 * they have no other place.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility() || element.closest('.sr-only, script, style')) continue
      const text = node.textContent ?? ''
      for (const { 0: word, index } of text.matchAll(
        /(?<!\S)([\p{L}\p{M}]{2,}(?!\S*[@\d])|\d{5}(?!\S))/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) found.add(word)
      }
    }
    return [...found]
  })

/**
 * Amounts, dates and times that take more than one line at normal text size: an amount may break
 * after a comma and a date at its space only where large text leaves no other way.
 */
export const brokenSums = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWhole = /^(₹\d[\d,]*|\d{1,3}(,\d{2,3})+|\d{1,2} [A-Z][a-z]{2}( \d{4})?)$/
    const inSentence = /\d{1,2}:\d{2}\s[AP]M|\b\d{1,2}\s[A-Z][a-z]{2}\b/g
    const range = document.createRange()
    /** The rupee sign is smaller, so its box begins lower; a second line begins below the first. */
    const isBroken = () => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      const [first] = boxes
      return first !== undefined && boxes.some(({ top }) => top >= first.bottom)
    }
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('.sr-only')) return []
      const found: string[] = []
      const text = element.textContent?.trim() ?? ''
      if (isWhole.test(text)) {
        range.selectNodeContents(element)
        if (isBroken()) found.push(text)
      }
      // These may stand inside of a sentence.
      for (const node of element.childNodes) {
        if (!(node instanceof Text)) continue
        for (const { 0: part, index } of node.data.matchAll(inSentence)) {
          range.setStart(node, index)
          range.setEnd(node, index + part.length)
          if (isBroken()) found.push(part)
        }
      }
      return found
    })
  })

/** In a page: tabs of the bar whose label reaches out of its place. */
export const wideTabs = (): string[] =>
  [...document.querySelectorAll('footer nav a')].flatMap((link) => {
    const place = link.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(link)
    const isInside = [...range.getClientRects()].every(
      (box) => box.left >= place.left && box.right <= place.right,
    )
    return isInside ? [] : [link.textContent ?? '']
  })
