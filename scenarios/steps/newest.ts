import { CommandError } from '#mocks/commands/command.ts'
import { players } from '#mocks/seed/players.ts'
import type { Persona, Stage } from '../define.ts'

const waiting = {
  fundRequest: ['pending'],
  withdrawal: ['pending', 'approved', 'processing'],
  enquiry: ['open'],
  passwordChange: ['pending'],
} as const

const names = {
  fundRequest: 'deposit',
  withdrawal: 'withdrawal',
  enquiry: 'enquiry',
  passwordChange: 'password change',
} as const

/** The id of the player's newest request that still waits for staff; throws when none does. */
export function newest(
  { backend }: Stage,
  model: keyof typeof waiting,
  persona: Persona = 'sample',
): string {
  const { id: accountId } = players[persona]
  const rows: readonly { id: string; status: string }[] = backend.db[model].findMany({
    where: { accountId: { equals: accountId } },
  })
  const states: readonly string[] = waiting[model]
  const found = rows.findLast(({ status }) => states.includes(status))
  if (!found) throw new CommandError(`${players[persona].name} has no pending ${names[model]}.`)
  return found.id
}
