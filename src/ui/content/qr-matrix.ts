import { create } from 'qrcode'

/** Modules of white around a QR code. */
const margin = 2

/** A QR code as an SVG path over a square of `size` modules, its margin included. */
export interface QrPicture {
  size: number
  path: string
}

/** Bytes that the largest QR code of error level M holds. */
const longest = 2331

/**
 * Encodes a text as a QR code of error level M. Throws when it is too long for one, before the library
 * looks for the shortest code of it, which takes minutes for a host's UPI id of 256 kB.
 */
export function encodeQr(text: string): QrPicture {
  if (text.length > longest) throw new RangeError('The text is too long for a QR code.')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x
      while (x < size && modules.get(y, x) !== 0) x += 1
      if (x > start) path += `M${start + margin} ${y + margin}h${x - start}v1h${start - x}z`
    }
  }
  return { size: size + 2 * margin, path }
}
