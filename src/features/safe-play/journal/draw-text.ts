/** Width and margin of the picture, and the height of a line, in pixels. */
const [width, margin, lineHeight] = [720, 32, 34]
const fonts = { heading: 'bold 24px system-ui, sans-serif', line: '22px system-ui, sans-serif' }

/** Sections of text, each with a heading. */
export type TextSections = readonly (readonly [heading: string, lines: readonly string[]])[]

/** Breaks a line where it gets too wide; a long word, such as an id, also within. */
function broken(context: CanvasRenderingContext2D, line: string): string[] {
  const lines = ['']
  for (const word of line.match(/\S{1,40}\s*/g) ?? []) {
    const longer = `${lines.at(-1)}${word}`
    const fits = context.measureText(longer).width <= width - 2 * margin
    if (fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Draws text as a picture (PNG), black on white, as high as it has to be. */
export async function drawText(sections: TextSections): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t draw.')
  const rows = sections.flatMap(([heading, lines]) =>
    [heading, ...lines, ''].flatMap((line, at) => {
      const font = at === 0 ? fonts.heading : fonts.line
      context.font = font
      return broken(context, line).map((text) => ({ font, text }))
    }),
  )
  canvas.width = width
  canvas.height = rows.length * lineHeight + 2 * margin
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [at, { font, text }] of rows.entries()) {
    context.font = font
    context.fillText(text, margin, margin + (at + 0.75) * lineHeight)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png')
  })
}
