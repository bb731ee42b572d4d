import { replaceEqualDeep } from '@tanstack/react-query'
import { giveWay, sliceLength } from '#lib/give-way.ts'

/**
 * An answer whose rows are those of the one before where they say the same. The cache does this too, but
 * with all of a long list at once, which makes a slow phone stand still; rows that are the same already
 * cost it nothing.
 */
export async function keepUnchanged(before: unknown, answer: unknown): Promise<unknown> {
  if (!Array.isArray(answer) || answer.length <= sliceLength) return answer
  if (!Array.isArray(before)) return answer
  const rows: unknown[] = []
  for (const [index, row] of answer.entries()) {
    if (index % sliceLength === 0) await giveWay()
    rows.push(replaceEqualDeep(before[index], row))
  }
  return rows
}
