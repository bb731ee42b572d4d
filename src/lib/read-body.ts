/** Bytes: a longer answer would fill a phone's memory, so it isn't read to its end. */
const longestAnswer = 32 * 1024 * 1024

/** The name of the error for a longer answer: the page's own script has a class of its own. */
export const tooLong = 'AnswerTooLong'

/**
 * The body of an answer as text (UTF-8). Throws an error called `tooLong`. Not by way of a `Blob`: a
 * browser makes one in another process, which takes a slow phone longer than reading it. `longest` is in
 * bytes.
 */
export async function readBody({ body }: Response, longest = longestAnswer): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > longest) {
      void reader.cancel()
      throw Object.assign(new Error(`more than ${longest} bytes`), { name: tooLong })
    }
    text += decoder.decode(value, { stream: true })
  }
}
