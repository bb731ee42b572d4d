import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './root.mjs'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values']

/**
 * Reads the options a script was started with. `--help` prints `usage` and ends the process; an
 * unknown option throws a `UsageError`.
 */
export function readOptions<const T extends Options>(usage: string, options: T): Values<T> {
  const help = { type: 'boolean', short: 'h' } as const
  let values: Record<string, unknown>
  try {
    values = parseArgs({ options: { ...options, help } }).values
  } catch (error) {
    throw new UsageError(`${usage}\n${(error as Error).message}`)
  }
  if (values['help']) {
    process.stdout.write(usage)
    process.exit(0)
  }
  return values as Values<T>
}
