import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readProjectFile } from '#tests/architecture/project-files.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { root } from './lib/root.mjs'
import { packageBin } from './lib/steps/steps.ts'
import { fetchNode, fetchOldest, isTooOld } from './node.cjs'

it.each([
  ['22.22.3', false],
  ['22.23.0', false],
  ['26.0.0', false],
  ['22.22.2', true],
  ['22.21.9', true],
  ['20.20.2', true],
])('Node %s: too old is %s', (version, tooOld) => {
  expect(isTooOld(version)).toBe(tooOld)
})

it('the project asks for that version in engines', () => {
  expect(JSON.parse(readProjectFile('package.json')).engines.node).toBe('>=22.22.3')
})

it('every command starts with a script that any Node can run', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json')) as {
    scripts: Record<string, string>
  }
  const firstWords = Object.values(scripts).map((command) =>
    command.split(' ').slice(0, 2).join(' '),
  )
  expect(new Set(firstWords)).toEqual(new Set(['node scripts/node.cjs']))
  execFileSync(process.execPath, [
    join(root, packageBin.esCheck),
    'es5',
    join(root, 'scripts/node.cjs'),
  ])
})

describe('a newer Node, where this machine’s is too old', () => {
  const folder = temporaryFolder()
  const cache = join(folder, '.cache')
  const callsFile = join(folder, 'calls')
  const npm = join(folder, 'npm-cli.cjs')

  /** Writes an npm that notes the package it’s asked for, then runs `code`; `program` is Node’s path. */
  function writeFakeNpm(code: string): void {
    writeFileSync(
      npm,
      `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
      const { dirname, join } = require('node:path')
      const folder = process.argv[process.argv.indexOf('--prefix') + 1]
      const [name, version] = process.argv.at(-1).split('@')
      const program = join(folder, 'node_modules', name, 'bin', 'node')
      appendFileSync(${JSON.stringify(callsFile)}, name + '@' + version + '\\n')
      mkdirSync(dirname(program), { recursive: true })
      ${code}`,
    )
  }
  const installNode = "writeFileSync(program, '#!/bin/sh\\necho v' + version, { mode: 0o755 })"
  const requestedPackages = () => readFileSync(callsFile, 'utf8').trim().split('\n')

  beforeEach(() => {
    rmSync(cache, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    vi.stubEnv('npm_execpath', npm)
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    writeFileSync(callsFile, '')
  })

  it('is fetched once, by its exact version, and announced', () => {
    writeFakeNpm(installNode)
    const program = fetchNode(cache)
    expect(fetchNode(cache)).toBe(program)
    expect(requestedPackages()).toEqual([expect.stringMatching(/^node-[a-z0-9-]+@24\.\d+\.\d+$/)])
    expect(process.stderr.write).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Ank needs Node 22\.22\.3 or newer; this is Node .* into \.cache/),
    )
  })

  it('is the oldest supported one for tests that ask for it', () => {
    writeFakeNpm(installNode)
    expect(execFileSync(fetchOldest(cache)).toString()).toBe('v22.22.3\n')
    expect(requestedPackages()).toEqual([expect.stringMatching(/^node-[a-z0-9-]+@22\.22\.3$/)])
  })

  it('is fetched again if the file is incomplete', () => {
    writeFakeNpm(installNode)
    writeFileSync(fetchNode(cache), 'half')
    writeFileSync(callsFile, '')
    const program = fetchNode(cache)
    expect(execFileSync(program).toString()).toMatch(/^v24\./)
    expect(requestedPackages()).toHaveLength(1)
  })

  it('is not installed if npm fails, whose error is shown', () => {
    writeFakeNpm(installNode)
    writeFileSync(fetchNode(cache), '')
    writeFakeNpm("console.error('npm error code E404\\nnpm error 404 Not Found'); process.exit(1)")
    expect(() => fetchNode(cache)).toThrow('404 Not Found')
    writeFakeNpm('')
    expect(() => fetchNode(cache)).toThrow('it does not start on this system')
    expect(readdirSync(join(cache, 'node'))).toEqual([expect.stringMatching(/^24\.\d+\.\d+$/)])
  })
})
