// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, without a slash at the end. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The exit code when a command can't run as asked or on this machine; a failed check has another. */
export const USAGE = 2

/** An error whose message is for the person at the keyboard. It's shown without a stack. */
export class UsageError extends Error {
  /** @override */
  name = 'UsageError'
}
