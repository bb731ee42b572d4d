import { expect, test } from 'vitest'
import { readText } from '#tests/architecture/project-files.ts'
import { transitions } from './action/intent.ts'

/** The table as Mermaid draws it: `given up` is one word there. */
function picture(): string {
  const name = (phase: string) => phase.replaceAll(' ', '_')
  const rows = Object.entries(transitions).flatMap(([from, events]) => {
    const ends = Object.entries(events)
    return ends.length === 0
      ? [`  ${name(from)} --> [*]`]
      : ends.map(([event, to]) => `  ${name(from)} --> ${name(to)}: ${event}`)
  })
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> idle', ...rows, '```'].join('\n')
}

test('docs/money.md draws the real transitions', () => {
  const [, drawn] = /<!-- transitions -->\n\n(.*?)\n\n<!-- \/transitions -->/s.exec(
    readText('docs/money.md'),
  ) ?? ['', '']
  expect(drawn).toBe(picture())
})
