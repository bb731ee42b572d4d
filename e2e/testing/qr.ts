import type { Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'

/** The pixels of a picture, unpacked by the browser. */
async function pixelsOf(page: Page, png: Buffer) {
  const unpacked = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    // As a text: a list of a million numbers takes seconds on its way out of the page.
    const reader = new FileReader()
    const read = new Promise((loaded) => reader.addEventListener('load', loaded))
    reader.readAsDataURL(new Blob([pixels]))
    await read
    return { width, height, url: String(reader.result) }
  }, png.toString('base64'))
  const { width, height, url } = unpacked
  const data = Uint8ClampedArray.from(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  return { width, height, data }
}

/**
 * What the QR code on screen says, as a camera would read it: a picture of it goes to a decoder
 * that knows nothing of the library that drew it. A code of inverted colours is not accepted.
 */
export async function readQrOnScreen(page: Page, code: Locator): Promise<string | null> {
  const { data, width, height } = await pixelsOf(page, await code.screenshot())
  return jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
}
