// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, without a slash at its end. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Exit code for a request or a machine this cannot work with, as opposed to a failed check. */
export const USAGE = 2

/** An error whose message is a sentence for the person at the keyboard. No stack is shown. */
export class UsageError extends Error {
  /** @override */
  name = 'UsageError'
}
