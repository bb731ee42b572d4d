import type { LogEntry } from '#api/request-log.ts'
import { formatTime } from '#domain/time/dates.ts'
import { requestVerdict, responseVerdict, type CallVerdict } from '#monitor/verdict.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { titleOf } from './event-title.ts'
import type { Recorder } from './recorder.ts'
import { endOf } from './recording.ts'

const inWords = (what: string, { kind, problems }: CallVerdict) =>
  kind === 'differs' ? [`   ${what} differs: ${problems.join('; ')}`] : []

function callOf(entry: LogEntry): string[] {
  const { at, method, path, status, fault, request, response } = entry
  const body = (what: string, value: unknown) =>
    value === null || value === undefined
      ? []
      : [`   ${what}: ${JSON.stringify(value).slice(0, 500)}`]
  return [
    `${formatTime(at)} ${method} ${path}: ${status ?? 'no answer'}${fault ? ` (${fault})` : ''}`,
    ...inWords('Request', requestVerdict(entry)),
    ...inWords('Response', responseVerdict(entry)),
    ...body('Sent', request),
    ...body('Received', response),
  ]
}

/** A bug report as text: what was done, where to see it, and every call with the contract's verdict. */
export function bugReport(recorder: Recorder, link: string, log: readonly LogEntry[]): string {
  const { events, moment, ...recording } = recorder.recording()
  const scenario = scenarioById(recording.scenario)
  return `${[
    `Demo: ${scenario.title}, ${recording.day}`,
    `To see it: ${link}`,
    '',
    'What was done',
    ...events
      .slice(0, moment)
      .map(
        (event, index) => `${index + 1}. ${formatTime(endOf(event))} ${titleOf(event, scenario)}`,
      ),
    '',
    'Calls',
    ...log.flatMap(callOf),
  ].join('\n')}\n`
}
