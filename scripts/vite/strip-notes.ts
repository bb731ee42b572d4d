import type { Plugin } from 'vite'

const table = /\/src\/api\/table\/[\w-]+\.ts$/
/** The fields of `Notes` (`src/api/notes.ts`). */
const notes: readonly string[] = ['about', 'screens', 'refusals']

interface Node {
  type: string
  start: number
  end: number
}
interface Property extends Node {
  key?: { name?: string }
}
interface Call extends Node {
  callee: { name?: string }
  arguments: (Node & { properties?: Property[] })[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every call of `endpoint` in the file. */
function endpointCalls(node: Node): Call[] {
  const isCall = node.type === 'CallExpression' && (node as Call).callee.name === 'endpoint'
  if (isCall) return [node as Call]
  return Object.values(node).flat().filter(isNode).flatMap(endpointCalls)
}

/** Leaves out what rows say for hosts alone, so that no player fetches it. */
export function stripNotes(): Plugin {
  return {
    name: 'ank:strip-notes',
    apply: 'build',
    transform(code, id) {
      if (!table.test(id)) return
      const found = endpointCalls(this.parse(code))
        .flatMap((call) => call.arguments[0]?.properties ?? [])
        .filter(({ key }) => notes.includes(key?.name ?? ''))
      return found.reduceRight((text, { start, end }) => {
        return text.slice(0, start) + text.slice(end).replace(/^\s*,/, '')
      }, code)
    },
  }
}
