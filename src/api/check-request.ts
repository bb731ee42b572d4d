import * as z from 'zod/mini'
import type { Row } from './endpoint.ts'

/**
 * Checks what is about to be sent against its row. A request that breaks our own schema is a bug
 * of ours and is never sent: throws `TypeError`.
 */
export function checkRequest(operation: string, row: Row, input: object): void {
  for (const part of ['query', 'body'] as const) {
    const parsed = row[part]?.safeParse((input as Record<string, unknown>)[part])
    if (parsed && !parsed.success) {
      throw new TypeError(`${operation} ${part}: ${z.prettifyError(parsed.error)}`)
    }
  }
}
