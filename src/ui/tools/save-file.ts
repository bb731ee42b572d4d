/** Lets the browser save a text or a picture as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const type = name.endsWith('.html') ? 'text/html' : 'text/plain'
  const address = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type }) : content,
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
