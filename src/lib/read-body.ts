/** Bytes: a longer answer would fill a phone's memory, so it isn't read to its end. */
const longestAnswer = 32 * 1024 * 1024

/** The name of the error for a longer answer: the page's own script has a class of its own. */
export const tooLong = 'AnswerTooLong'

/** The body of an answer. Throws an error called `tooLong`. */
export async function readBody({ body }: Response): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  if (body === null) return new Blob()
  const reader = body.getReader()
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    size += value.byteLength
    if (size > longestAnswer) {
      void reader.cancel()
      throw Object.assign(new Error(`more than ${longestAnswer} bytes`), { name: tooLong })
    }
    parts.push(value)
  }
}
