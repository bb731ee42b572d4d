import jsqr from 'jsqr'

/** Pixels of one module of a QR code: enough for any decoder. */
const scale = 4

/**
 * What a drawn QR code says: the SVG's shapes are painted pixel by pixel, black on white, and read
 * by a decoder that knows nothing of the library that drew them. Null when it cannot be read.
 */
export function readQr(svg: Element): string | null {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const size = modules * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(127)
  for (const shape of svg.querySelectorAll('path')) {
    const fill = shape.getAttribute('fill')
    const shade = fill === '#000' ? 0 : fill === '#fff' ? 255 : 127
    for (const [, x, y, width, height] of (shape.getAttribute('d') ?? '').matchAll(
      /M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g,
    )) {
      paint(pixels, size, shade, [x, y, width, height].map(Number))
    }
  }
  return jsqr(pixels, size, size)?.data ?? null
}

function paint(pixels: Uint8ClampedArray, size: number, shade: number, box: number[]): void {
  const [x = 0, y = 0, width = 0, height = 0] = box.map((modules) => modules * scale)
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      pixels.set([shade, shade, shade, 255], (row * size + column) * 4)
    }
  }
}
