import { isOlder } from '#domain/version.ts'
import { readConfig, runTimeNames } from '../config.ts'
import type { OwnConfig } from './kept-config.ts'

/** Far more than any such file needs, in characters. */
const longest = 20_000

export type AnkJsonAnswer =
  | { ok: true; config: OwnConfig }
  /** This version may not go on, whatever else the file says: a newer one may know more. */
  | { ok: false; tooOld: true }
  | { ok: false; tooOld: false; problems: string[] }

/** Three numbers with points between them. */
const isVersion = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(text)

const broken = (...problems: string[]): AnkJsonAnswer => ({ ok: false, tooOld: false, problems })

/** The text as an object, or a sentence. */
function parse(text: string): Record<string, unknown> | string {
  if (text.trimStart().startsWith('<')) return 'The server answers it with a page.'
  if (text.length > longest) return `It has more than ${longest} characters.`
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : 'It is no JSON object.'
  } catch (error) {
    return `It is no JSON: ${(error as Error).message}.`
  }
}

/**
 * Reads the operator's file by the table that judges the build's variables too. Every problem is a
 * sentence; nothing of a file with one is used. `version` is this app's.
 */
export function readAnkJson(text: string, version: string): AnkJsonAnswer {
  const file = parse(text)
  if (typeof file === 'string') return broken(file)
  const { minimumVersion, ...given } = file
  if (minimumVersion !== undefined && !isVersion(minimumVersion)) {
    return broken('minimumVersion must be a version, such as 1.4.0.')
  }
  if (minimumVersion !== undefined && isOlder(version, minimumVersion)) {
    return { ok: false, tooOld: true }
  }
  const problems = Object.entries(given).flatMap(([name, value]) => {
    if (!Object.hasOwn(runTimeNames, name)) {
      const known = [...Object.keys(runTimeNames), 'minimumVersion'].join(', ')
      return [`${name} is not known. Known: ${known}.`]
    }
    return typeof value === 'string' ? [] : [`${name} must be a text in quotation marks.`]
  })
  if (problems.length > 0) return broken(...problems)
  const env = Object.entries(given).map(([name, value]) => [runTimeNames[name], value])
  const answer = readConfig(Object.fromEntries(env))
  if (!answer.ok) return broken(...answer.problems.map(inOwnWords))
  const named = Object.keys(given) as (keyof typeof answer.config)[]
  const config = Object.fromEntries(named.map((name) => [name, answer.config[name]]))
  return {
    ok: true,
    config: { ...config, ...(minimumVersion !== undefined && { minimumVersion }) },
  }
}

/** The sentence about a variable, said of the name in the file. */
function inOwnWords(problem: string): string {
  const found = Object.entries(runTimeNames).find(([, key]) => problem.startsWith(`${key} `))
  return found ? problem.replace(found[1], found[0]) : problem
}
