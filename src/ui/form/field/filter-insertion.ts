/**
 * What a field lets in of a text that is typed, pasted, dropped or dictated. Called again with what
 * it returned, it must return the same.
 */
export type Keep = (text: string, input: HTMLInputElement) => string

/**
 * Handles `beforeinput`: only what `keep` returns comes in, where the caret is, and undo works. What
 * an input method composes can't be refused; the field judges the text that results.
 */
export function filterInsertion(event: InputEvent, keep: Keep): void {
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  if (text === '' || !event.cancelable) return
  const kept = keep(text, event.target as HTMLInputElement)
  if (kept === text) return
  event.preventDefault()
  // Nothing else can insert at the caret of a field of numbers, or be undone.
  if (kept !== '') document.execCommand('insertText', false, kept)
}
