import { lazy } from '#lib/lazy.ts'
import type { Parse, Shape } from '../shape.ts'

interface ReadAnswer {
  value?: unknown
  error?: Error
  /** What is wrong with each item that was left out. */
  dropped: string[]
}

function readWith(shape: Shape<unknown, unknown>, body: unknown, parse: Parse): ReadAnswer {
  const dropped: string[] = []
  try {
    return { value: shape.read(body, (problem) => dropped.push(problem), parse), dropped }
  } catch (error) {
    return { error: error as Error, dropped }
  }
}

const loadLenient = lazy(() => import('../read-leniently.ts'))

/**
 * Reads a response with its schemas; if anything doesn't fit, reads it all again in other
 * forms (readings.md#lenient-rows), with code that most players never load.
 */
export async function readAnswer(
  shape: Shape<unknown, unknown>,
  body: unknown,
  onMissing?: () => void,
): Promise<ReadAnswer> {
  let fits = true
  const strict = readWith(shape, body, (schema, value) => {
    const parsed = schema.safeParse(value)
    fits &&= parsed.success
    return parsed
  })
  if (fits) return strict
  const lenient = await loadLenient().catch(() => null)
  if (lenient !== null) return readWith(shape, body, lenient.parseLeniently)
  onMissing?.()
  return strict
}
