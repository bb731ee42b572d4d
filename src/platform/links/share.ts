export interface ShareText {
  title: string
  text: string
}

/** How a text left the app; `failed` when neither sharing nor the clipboard is available. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Copies a text to the clipboard. False when the browser refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Offers the system's share sheet, and copies the text where there is none. */
export async function shareText(content: ShareText): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(content)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  return (await copyText(content.text)) ? 'copied' : 'failed'
}
