// @ts-check
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

const TYPESCRIPT = /^file:.*\.tsx?$/
const JSON_FILE = /^file:.*\.json$/

/**
 * Node's hook for reading a module: turns TypeScript into JavaScript with a source map, and JSON into
 * a module, as the builds do. Node reads everything else.
 * @template T
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => T} next
 */
export function load(url, context, next) {
  if (TYPESCRIPT.test(url)) return moduleOf(compile(fileURLToPath(url)))
  if (JSON_FILE.test(url)) {
    return moduleOf(`export default ${readFileSync(fileURLToPath(url), 'utf8')}`)
  }
  return next(url, context)
}

/** @param {string} source */
const moduleOf = (source) => ({
  format: /** @type {const} */ ('module'),
  source,
  shortCircuit: true,
})

/** @param {string} file */
function compile(file) {
  const source = readFileSync(file, 'utf8')
  const { code, map, errors } = transformSync(file, source, { sourcemap: true, tsconfig: false })
  const [error] = errors
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`)
  const comment = Buffer.from(JSON.stringify(map)).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${comment}`
}
