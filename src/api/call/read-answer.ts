import { lazy } from '#lib/lazy.ts'
import type { Parse, Shape } from '../shape.ts'

interface ReadAnswer {
  value?: unknown
  error?: Error
  /** What is wrong with each item that was left out. */
  dropped: string[]
}

async function readWith(
  shape: Shape<unknown, unknown>,
  body: unknown,
  parse: Parse,
  pause: () => Promise<void>,
): Promise<ReadAnswer> {
  const dropped: string[] = []
  const reading = shape.read(body, (problem) => dropped.push(problem), parse)
  for (;;) {
    try {
      const step = reading.next()
      if (step.done) return { value: step.value, dropped }
    } catch (error) {
      return { error: error as Error, dropped }
    }
    await pause()
  }
}

const loadLenient = lazy(() => import('../read-leniently.ts'))

/**
 * Reads a response with its schemas; if anything doesn't fit, reads it all again in other
 * forms (readings.md#lenient-rows), with code that most players never load. `pause` is awaited between two
 * slices of a long list; what it throws ends the reading.
 */
export async function readAnswer(
  shape: Shape<unknown, unknown>,
  body: unknown,
  pause: () => Promise<void>,
  onMissing?: () => void,
): Promise<ReadAnswer> {
  let fits = true
  const judge: Parse = (schema, value) => {
    const parsed = schema.safeParse(value)
    fits &&= parsed.success
    return parsed
  }
  const strict = await readWith(shape, body, judge, pause)
  if (fits) return strict
  const lenient = await loadLenient().catch(() => null)
  if (lenient !== null) return readWith(shape, body, lenient.parseLeniently, pause)
  onMissing?.()
  return strict
}
