import { expect, test } from 'vitest'
import { exportedNames } from './messages.ts'

test('a file of messages keeps all its names where the page chooses the language, however they are exported', () => {
  const code = `
    const yes = 'Yes'
    const no = 'No'
    export type Answer = 'yes' | 'no'
    export interface Asked { text: string }
    export const ask = 'Sure?', wait = 'One moment'
    export function format(name: string): string { return name }
    export { yes, no as never, type Answer as Reply }
  `
  expect(exportedNames(code)).toEqual(['ask', 'wait', 'format', 'yes', 'never'])
})
