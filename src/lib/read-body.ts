/** Bytes: a longer answer would fill a phone's memory, so it isn't read to its end. */
export const longestAnswer = 32 * 1024 * 1024

/** The name of the error for a longer answer: the page's own script has a class of its own. */
export const tooLong = 'AnswerTooLong'

/** The body of an answer. Throws an error called `tooLong`. */
export async function readBody(response: Response, longest = longestAnswer): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > longest) {
      void reader.cancel()
      throw Object.assign(new Error(`more than ${longest} bytes`), { name: tooLong })
    }
    parts.push(value)
  }
  return new Blob(parts)
}
