import type { z } from 'zod'
import { argumentTitle, CommandError, type Command } from './commands/command.ts'
import * as money from './commands/money.ts'
import * as players from './commands/players.ts'
import * as results from './commands/results.ts'
import * as staffChat from './commands/staff-chat.ts'

/** Everything the host's staff can do: an export of a file of `commands/` is a command. */
export const commands = { ...results, ...money, ...players, ...staffChat }

type All = typeof commands
export type CommandName = keyof All
export const commandNames = Object.keys(commands) as CommandName[]

/** What a command is called with. */
export type CommandArgs<Name extends CommandName> = z.input<All[Name]['args']>

/** The commands bound to a backend; each returns a sentence about what happened. */
export type BoundCommands = {
  readonly [Name in CommandName]: (args: CommandArgs<Name>) => string
}

/** A command with its types forgotten, for tools that draw the whole list. */
export const commandOf = (name: CommandName): Command => commands[name] as unknown as Command

/** Whether a text names a command. */
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** The arguments as the command's schema reads them; throws `CommandError` in words. */
export function readArgs(name: CommandName, args: unknown): Record<string, unknown> {
  const parsed = commandOf(name).args.safeParse(args)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${argumentTitle(String(path[0] ?? name))}: ${message}.`,
  )
  throw new CommandError(problems.join(' '))
}
