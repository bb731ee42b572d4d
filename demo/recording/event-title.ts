import { formatTime } from '#domain/time/dates.ts'
import { commandOf, type CommandName } from '#mocks/commands.ts'
import { spaced } from '#mocks/commands/command.ts'
import type { Scenario } from '#scenarios/define.ts'
import type { RecordedEvent } from './recording.ts'

/** What an event was, in a few words: a step's own, a command's button, a player's call. */
export function titleOf(
  { step, did = [], left = {} }: RecordedEvent,
  { script }: Scenario,
): string {
  if (step !== undefined) return script[step]?.title ?? `Step ${step + 1}`
  const [write] = did
  if (write && 'command' in write) return `Staff: ${commandOf(write.command as CommandName).title}`
  if (write && 'call' in write) return `Player: ${spaced(write.call)}`
  if (write && 'edit' in write) {
    const [[model, id] = ['row', '']] = write.edit
    return write.edit.length === 1 ? `By hand: ${spaced(model)} ${id}` : 'By hand: several rows'
  }
  if (write) return 'Player: signed in'
  if (left.now !== undefined) return `Clock: ${formatTime(left.now)}`
  if (left.runs !== undefined) return left.runs ? 'Clock: runs' : 'Clock: held'
  if (left.speed !== undefined) return `Clock: ${left.speed} times as fast`
  return 'Network: faults changed'
}
