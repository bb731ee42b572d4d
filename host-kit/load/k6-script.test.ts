import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/testing/temporary-folder.ts'
import { addsToBalance, faulty } from '../proof/exam/faulty.ts'
import { setUpOver } from '../verify/states-url.ts'
import { exampleHost, run, untilEnd } from '../verify/testing/program.ts'

const folder = temporaryFolder()

/** What k6 gives a script, as far as the plan uses it; its calls are synchronous, so curl makes them. */
const k6 = `
import { spawnSync } from 'node:child_process'
export const failed = new Set()
export const made = {}
export const accepted = {}
export const sleep = () => {}
export const check = (value, checks) => {
  for (const [name, holds] of Object.entries(checks)) if (!holds(value)) failed.add(name)
}
export default {
  request(method, url, body, { headers, tags }) {
    made[tags.name] = (made[tags.name] ?? 0) + 1
    const named = Object.entries(headers).flatMap(([name, text]) => ['-H', name + ': ' + text])
    const sent = body === null ? [] : ['-d', body]
    const { stdout } = spawnSync('curl', ['-s', '-w', '\\n%{http_code}', '-X', method, ...named, ...sent, url], { encoding: 'utf8' })
    const at = stdout.lastIndexOf('\\n')
    if (Number(stdout.slice(at + 1)) === 200) accepted[tags.name] = (accepted[tags.name] ?? 0) + 1
    return { status: Number(stdout.slice(at + 1)), json: () => JSON.parse(stdout.slice(0, at)) }
  },
}
`
const runner = `
import { accepted, failed, made } from 'k6'
globalThis.__VU = 1
globalThis.__ENV = process.env
const { default: visit, options } = await import('./ank-load.js')
visit()
process.stdout.write(JSON.stringify({ failed: [...failed], made, accepted }))
`

const example = await exampleHost()

beforeAll(() => {
  const modules = join(folder, 'node_modules/k6')
  mkdirSync(modules, { recursive: true })
  const exports = { '.': './index.js', './http': './index.js' }
  writeFileSync(join(modules, 'package.json'), JSON.stringify({ type: 'module', exports }))
  writeFileSync(join(modules, 'index.js'), k6)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'run.js'), runner)
})

/** Writes the plan as a team does, and makes one visit; gives the checks that failed, and its calls. */
async function visit(host: string) {
  const file = join(folder, 'ank-load.js')
  const { said, code } = await run(['--host', host, '--load', 'k6', '--load-file', file])
  expect(said).toContain('k6 run -e LOGINS=')
  expect(code).toBe(0)
  const { mobileNumber, password } = await setUpOver(example.states, 'regularDay', {})
  const env = { ...process.env, LOGINS: `${mobileNumber}:${password}` }
  const { stdout } = await promisify(execFile)(process.execPath, ['run.js'], { cwd: folder, env })
  return JSON.parse(stdout) as Record<'made' | 'accepted', Record<string, number>> & {
    failed: string[]
  }
}

test('a visit finds a good host good, and polls as the client does', async () => {
  const { failed, made, accepted } = await visit(example.url)
  expect(failed).toEqual([])
  expect(made).toMatchObject({ login: 1, placeBet: 2, placeStarlineBet: 1, listStarlineGames: 3 })
  expect(accepted).toMatchObject({ placeBet: 2, placeStarlineBet: 1 })
}, 60_000)

test('a host whose balance isn’t what the bets leave is found', async () => {
  const host = await untilEnd(
    faulty(
      example.url,
      addsToBalance('placeBet', () => 1),
    ),
  )
  const { failed } = await visit(host)
  expect(failed).toEqual(['the balance is what the bets leave'])
}, 60_000)
