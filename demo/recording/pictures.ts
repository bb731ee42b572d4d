import { pathOnScreen } from '#platform/links/address.ts'
import { scenarioById } from '#scenarios/registry.ts'
import type { Director } from '../director/director.ts'

/** A phone, in CSS pixels. */
const [width, height] = [390, 844]

/** Pixels of a picture per CSS pixel, and its quality: some 50 kB each. */
const [scale, quality] = [1.5, 0.6]

/** More of them, and the page is too large to be sent. */
const mostPictures = 40

/** A screen is drawn when it hasn't changed for so long, or after the longest time (ms). */
const [stillFor, longest] = [150, 3000]

const asText = (element: HTMLElement) => new XMLSerializer().serializeToString(element)
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function settled(screen: HTMLElement): Promise<void> {
  let before = ''
  for (let waited = 0; waited < longest; waited += stillFor) {
    await pass(stillFor)
    const now = asText(screen)
    if (now === before && !now.includes('aria-busy="true"')) return
    before = now
  }
}

/** An address that needs nothing outside of the picture: the client's own are drawings. */
async function inlined(address: string): Promise<string> {
  if (address.startsWith('data:')) return address
  return `data:image/svg+xml,${encodeURIComponent(await (await fetch(address)).text())}`
}

/** The client's screen at a phone's size, as a drawing that needs nothing else. */
async function drawingOf(screen: HTMLElement): Promise<string> {
  const page = document.documentElement.cloneNode() as HTMLElement
  const body = document.body.cloneNode() as HTMLElement
  const copy = screen.cloneNode(true) as HTMLElement
  const style = document.createElement('style')
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const still = '*,*::before,*::after{animation:none!important;transition:none!important}'
  style.textContent = rules.map(({ cssText }) => cssText).join('') + still
  // No tools beside it.
  page.dataset.demo = 'picture'
  const images = [...copy.querySelectorAll('img')]
  await Promise.all(
    images.map(async (image) => {
      image.removeAttribute('srcset')
      image.src = await inlined(image.src).catch(() => '')
    }),
  )
  body.append(copy)
  page.append(style, body)
  const text = asText(page)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${text}</foreignObject></svg>`
}

/** A picture of the client's screen, as the address of a JPEG. Throws where a browser makes none. */
async function pictureOf(screen: HTMLElement): Promise<string> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(await drawingOf(screen))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width * scale, height: height * scale })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality)
}

/**
 * Pictures of the client after each act until the moment that is shown, on the screen that its step
 * is seen on: the demo goes through its moments for it, and back. Empty where the browser makes none.
 */
export async function takePictures(director: Director): Promise<readonly string[]> {
  const { recorder } = director
  const before = recorder.present()
  const path = pathOnScreen()
  const { start, script } = scenarioById(before.scenario)
  const screen = document.getElementById('root')
  const pictures: string[] = []
  let at = start
  try {
    for (const [index, { step }] of before.acts.slice(0, before.moment).entries()) {
      if (!screen || index >= mostPictures) break
      if (step !== undefined) at = script[step]?.at ?? start
      // A call may never be answered.
      await Promise.race([director.goTo(index + 1, at), pass(longest)])
      await settled(screen)
      pictures.push(await pictureOf(screen))
    }
  } catch {
    pictures.length = 0
  }
  await Promise.race([director.goTo(before.moment, path), pass(longest)])
  director.take(before, 'stale')
  return pictures
}
