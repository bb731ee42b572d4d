import type { z } from 'zod'
import type { Query } from '../store/database.ts'
import type { Db } from '../store/db.ts'

/** A command that can't be carried out; the message is for the person who gave it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

export interface Choice {
  value: string
  label: string
}

export interface CommandContext {
  db: Db
  /** Epoch ms of the backend's clock. */
  now: number
}

/** Something the host's staff do. Like a handler it runs without interruption, all or nothing. */
export interface Command<Args extends z.ZodObject = z.ZodObject> {
  /** Its button's label. */
  title: string
  group: 'Results' | 'Money' | 'Players' | 'Support'
  args: Args
  /** The values an argument can take at `now` (epoch ms), the likeliest first, for tools. */
  choices?: (db: Db, now: number) => { [Key in keyof z.input<Args>]?: readonly Choice[] }
  /** The likeliest values of arguments at `now` (epoch ms), where they aren't the first choices. */
  likely?: (db: Db, now: number) => { [Key in keyof z.input<Args>]?: string }
  /** Does it and returns a sentence about what happened. Throws `CommandError`. */
  run(context: CommandContext, args: z.output<Args>): string
}

/** Declares a command; only for its types. */
export const command = <Args extends z.ZodObject>(spec: Command<Args>): Command<Args> => spec

/** The row. Throws a `CommandError` that says what was looked for. */
export function requireRow<R>(table: { find(id: string): R | null }, id: string, what: string): R {
  const row = table.find(id)
  if (row === null) throw new CommandError(`There is no ${what} "${id}".`)
  return row
}

/** The accounts that a query finds as choices; all of them by default. */
export const accountChoices = (db: Db, query: Query<'account'> = {}): Choice[] =>
  db.account.findMany(query).map(({ id, name, mobileNumber }) => ({
    value: id,
    label: `${name}, ${mobileNumber}`,
  }))

/** 'singleDigit' as 'Single digit'. */
export function spaced(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An argument as a label: 'withdrawalId' as 'Withdrawal'. Players write panna with two n. */
export const argumentTitle = (key: string): string =>
  key === 'pana' ? 'Panna' : spaced(key.replace(/Id$/, ''))
