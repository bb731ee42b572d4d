import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKit } from '../../scripts/lib/kit.mjs'
import { allCases } from '../cases/cases.ts'
import { freshFile } from '../consumer/pact-file.ts'
import { mockProvider, type MockProvider } from './mock-provider.ts'
import { pactVersion, runPact } from './standalone.ts'

const folder = freshFile('kit-run')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

let mock: MockProvider
beforeAll(async () => {
  makeKit(folder)
  mock = await mockProvider()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await mock.host.close()
})

/** The command line of a service of the compose file, as a shell with these variables has it. */
function commandOf(service: string, variables: Record<string, string>): string[] {
  const [, part = ''] = read('compose.yml').split(`\n  ${service}:\n`)
  const [, command = ''] = /\n {4}command:\n((?: {6}- .+\n)+)/.exec(`\n${part}`) ?? []
  return command
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^ {6}- /, ''))
    .map((argument) =>
      argument.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, or: string) =>
        name in variables ? (variables[name] ?? '') : or,
      ),
    )
    .map((argument) => argument.replace('/kit', folder))
}

const here = () => ({
  HOST_NAME: '127.0.0.1',
  HOST_PORT: String(mock.host.port),
  STATES_URL: mock.statesUrl,
})

test('every image is of the version whose program runs here', () => {
  const images = ['compose.yml', 'ci/gitlab-ci.yml', 'README.md'].flatMap((path) => [
    ...read(path).matchAll(/pactfoundation\/pact:([\d.]*\d)/g),
  ])
  expect(images.length).toBeGreaterThan(3)
  expect(new Set(images.map(([, version]) => version))).toEqual(new Set([pactVersion]))
})

describe('the compose file', () => {
  test('in its first minute checks who is not signed in, without states', async () => {
    const { STATES_URL: _, ...address } = here()
    const { code, output } = await runPact(commandOf('first-minute', address), folder)
    const wanted = allCases.filter(({ name }) => name === 'signed-out')
    expect(output.match(/^ {2}\w+: refused, signed-out/gm)).toHaveLength(wanted.length)
    expect(code).toBe(0)
  }, 250_000)

  test('verifies everything with the stand-alone verifier, and leaves a report', async () => {
    const { code } = await runPact(commandOf('verifier', here()), folder)
    expect(code).toBe(0)
    const report = read('contract-report.xml')
    for (const { description } of allCases) expect(report).toContain(description)
  }, 250_000)

  test('names the case and the screens that break when the host is not the one it should be', async () => {
    const args = commandOf('verifier', { ...here(), ONLY: '^placeBet: full$' })
    const elsewhere = args.map((argument) =>
      argument.replace(/^--state-change-url=.*/, `--header=X-Nothing=1`),
    )
    const { code, output } = await runPact(elsewhere, folder)
    expect(output).toContain('placeBet: full')
    expect(output).not.toContain('placeBet: jodi')
    expect(output).toContain('Breaks without it: /bet/:type. See placeBet in api.md.')
    expect(code).toBe(1)
  }, 250_000)
})

describe('the commands for a broker', () => {
  const lines = () => read('README.md').match(/^timeout .+$/gm) ?? []

  test('end in time', () => {
    expect(lines()).toHaveLength(4)
    const unbounded = read('README.md')
      .split('\n')
      .filter((line) => /pact broker|--publish/.test(line) && !line.startsWith('timeout '))
    expect(unbounded).toEqual([])
  })

  test('have only options that the program knows', async () => {
    for (const line of lines()) {
      const [, words = ''] = /^timeout \d+ pact (\S+(?: [a-z]+(?:-[a-z]+)*)?)/.exec(line) ?? []
      const { output } = await runPact([...words.split(' ').filter(Boolean), '--help'], folder)
      const options = line.match(/--[a-z-]+/g) ?? []
      expect(
        options.filter((option) => !new RegExp(`${option}\\b`).test(output)),
        line,
      ).toEqual([])
    }
  }, 250_000)
})
